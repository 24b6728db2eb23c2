import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fc } from '@/tests/fixtures/properties';
import * as z from 'zod/mini';
import { cases } from '@/tests/fixtures/cases';
import { wireCommentary } from '@/tests/fixtures/wire/wire-commentary';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { ContractError } from '@/lib/contract/validation/contract-error';
import { Event, GroupedEvents, PartialEvent } from '@/lib/contract/event';
import * as shapes from './live-shapes';
import { shapeFiles } from './live-shapes-text';
import { Envelope } from '@/lib/contract/live/live';
import { parseResponse, type Schema } from '@/lib/contract/validation/parse';
import { parseShape, parseOrNull, type Shape } from './shape';
import { shapeOf } from './shape-of';

const oddsHistory = {
  market: 'winner',
  selections: [{ id: 'home', name: 'Ferns' }],
  points: [
    [1_795_680_000, 1.4],
    [1_795_680_060, 1.5, 2.5],
  ],
};
const complete = wireEvent({
  match_info: wireMatchInfo(),
  commentary: wireCommentary(),
  odds_history: oddsHistory,
  updated_at: 1_795_680_000,
  version: 3,
  replay: { played_on: '2024-02-29', credit: 'Cricsheet' },
});
const frame = { eventType: 'event_updated', message: complete, group: 'event', seq: 3, at: 1.5 };

const readings: [string, Schema, Shape, unknown][] = [
  ['an event', Event, shapes.event, complete],
  ['a list of groups', GroupedEvents, shapes.groupedEvents, [{ name: 'Cup', events: [complete] }]],
  ['changes of events', z.array(PartialEvent), shapes.partialEvents, [complete, { id: 4 }]],
  ['a frame', Envelope, shapes.envelope, frame],
];

/** The paths within a value, at which a fault is put. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]));
  return [at, ...inner];
}

function spoilt(value: unknown, place: string[], odd: unknown): unknown {
  const [key, ...rest] = place;
  // Parsed JSON never has one object in two places.
  if (key === undefined) return structuredClone(odd);
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  const inner = spoilt(fields[key], rest, odd);
  if (inner === undefined && !Array.isArray(copy)) delete fields[key];
  else fields[key] = inner;
  return copy;
}

const outcome = (read: () => { data: unknown; dropped: { path: string }[] }) => {
  try {
    const { data, dropped } = read();
    return { data, dropped: dropped.map(({ path: place }) => place).sort() };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return 'refused';
  }
};

const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', 'x', '1', 0, -1, 1.5, 2 ** 53, 1e300, true, [], {}),
  fc.constantFrom('x'.repeat(1000), 'x'.repeat(1001), 'x'.repeat(20_001)),
  fc.constantFrom([null], [1, 2], [[1, 2], [3]], { id: 1 }, { Name: [] }, 'open', [{ id: '' }]),
);

describe('a shape', () => {
  it.each(readings)('%s: parses faulty values as its schema does', (_, schema, shape, right) => {
    const places = placesIn(right);
    const spoiling = fc.array(fc.tuple(fc.constantFrom(...places), odd), { maxLength: 3 });

    fc.assert(
      fc.property(spoiling, faults => {
        const answer = faults.reduce<unknown>((value, [place, one]) => {
          return spoilt(value, place.slice(0, placeLeft(value, place)), one);
        }, right);

        expect(outcome(() => parseShape(shape, answer))).toEqual(
          outcome(() => parseResponse(schema, answer)),
        );
        const strict = z.safeParse(schema, answer);
        expect(parseOrNull(shape, answer)).toEqual(strict.success ? strict.data : null);
      }),
      { numRuns: cases(120) },
    );
  });

  it('accepts values at the limits and rejects those beyond', () => {
    const figure = shapeOf(z.number().check(z.gte(1), z.lte(2)));
    const text = shapeOf(z.string().check(z.minLength(1), z.maxLength(2)));

    expect([0.9, 1, 2, 2.1].map(value => parseOrNull(figure, value))).toEqual([null, 1, 2, null]);
    const texts = ['', 'a', 'ab', 'abc'].map(value => parseOrNull(text, value));
    expect(texts).toEqual([null, 'a', 'ab', null]);
  });

  it('rejects a frame without a message, as its schema does', () => {
    const { message: _, ...empty } = frame;

    expect(outcome(() => parseShape(shapes.envelope, empty))).toBe('refused');
    expect(outcome(() => parseResponse(Envelope, empty))).toBe('refused');
  });

  it('reports what is invalid, and its path', () => {
    const answer = [{ name: 'Cup', events: [wireEvent(), wireEvent({ status: 'soon' })] }];

    expect(parseShape(shapes.groupedEvents, answer).dropped).toEqual([
      { path: '0.events.1', reason: 'status: expected integer' },
    ]);
    expect(() => parseShape(shapes.event, { ...complete, name: 7 })).toThrow(
      'name: expected string',
    );
  });

  it('takes no prototype from a response', () => {
    const answer = JSON.parse('{"Teams":{"__proto__":{"Name_Full":"x"},"7":{}}}') as unknown;

    expect(parseShape(shapes.matchInfo, answer).data).toEqual({ Teams: { 7: {} } });
  });

  it.each(Object.entries(shapeFiles()))(
    '%s is generated from the current contract',
    (name, text) => {
      expect(readFileSync(path.join(import.meta.dirname, name), 'utf8')).toBe(text);
    },
  );

  it('refuses a schema that it cannot express', () => {
    expect(() => shapeOf(z.date())).toThrow('no shape');
    expect(() => shapeOf(z.string().check(z.length(2)))).toThrow('no shape');
    expect(() => shapeOf(z.number().check(z.lt(2)))).toThrow('no shape');
    expect(() => shapeOf(z.pipe(z.string(), z.string()))).toThrow('no shape');
  });
});

/** The length of a path that still exists after earlier faults. */
function placeLeft(value: unknown, place: string[]): number {
  let inner = value;
  for (const [index, key] of place.entries()) {
    if (typeof inner !== 'object' || inner === null) return index;
    inner = (inner as Record<string, unknown>)[key];
  }
  return place.length;
}
