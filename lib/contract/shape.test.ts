import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { cases } from '@/tests/fixtures/cases';
import { wireCommentary } from '@/tests/fixtures/wire-commentary';
import { wireEvent } from '@/tests/fixtures/wire-event';
import { wireMatchInfo } from '@/tests/fixtures/wire-match-info';
import { ContractError } from './contract-error';
import { Event, GroupedEvents, PartialEvent } from './event';
import * as shapes from './live-shapes';
import { liveShapesText } from './live-shapes-text';
import { Envelope } from './live';
import { parseAnswer, type Schema } from './parse';
import { readShape, readWhole, type Shape } from './shape';
import { shapeOf } from './shape-of';

const oddsHistory = {
  market: 'winner',
  selections: [{ id: 'home', name: 'Ferns' }],
  points: [
    [1_795_680_000, 1.4],
    [1_795_680_060, 1.5, 2.5],
  ],
};
const whole = wireEvent({
  match_info: wireMatchInfo(),
  commentary: wireCommentary(),
  odds_history: oddsHistory,
  updated_at: 1_795_680_000,
  version: 3,
  replay: { played_on: '2024-02-29', credit: 'Cricsheet' },
});
const frame = { eventType: 'event_updated', message: whole, group: 'event', seq: 3, at: 1.5 };

const readings: [string, Schema, Shape, unknown][] = [
  ['an event', Event, shapes.event, whole],
  ['a list of groups', GroupedEvents, shapes.groupedEvents, [{ name: 'Cup', events: [whole] }]],
  ['changes of events', z.array(PartialEvent), shapes.partialEvents, [whole, { id: 4 }]],
  ['a frame', Envelope, shapes.envelope, frame],
];

/** What stands where, as places to spoil. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]));
  return [at, ...inner];
}

function spoilt(value: unknown, place: string[], odd: unknown): unknown {
  const [key, ...rest] = place;
  // What came as text never has one object in two places.
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
  it.each(readings)(
    'reads %s as its schema does, whatever is odd in it',
    (_, schema, shape, right) => {
      const places = placesIn(right);
      const spoiling = fc.array(fc.tuple(fc.constantFrom(...places), odd), { maxLength: 3 });

      fc.assert(
        fc.property(spoiling, faults => {
          const answer = faults.reduce<unknown>((value, [place, one]) => {
            return spoilt(value, place.slice(0, placeLeft(value, place)), one);
          }, right);

          expect(outcome(() => readShape(shape, answer))).toEqual(
            outcome(() => parseAnswer(schema, answer)),
          );
          const strict = z.safeParse(schema, answer);
          expect(readWhole(shape, answer)).toEqual(strict.success ? strict.data : null);
        }),
        { numRuns: cases(500) },
      );
    },
  );

  it('refuses a frame without a message, as its schema does', () => {
    const { message: _, ...empty } = frame;

    expect(outcome(() => readShape(shapes.envelope, empty))).toBe('refused');
    expect(outcome(() => parseAnswer(Envelope, empty))).toBe('refused');
  });

  it('tells what did not fit, and where', () => {
    const answer = [{ name: 'Cup', events: [wireEvent(), wireEvent({ start_time: 'soon' })] }];

    expect(readShape(shapes.groupedEvents, answer).dropped).toEqual([
      { path: '0.events.1', reason: 'start_time: expected number' },
    ]);
    expect(() => readShape(shapes.event, { ...whole, name: 7 })).toThrow('name: expected string');
  });

  it('takes no prototype from an answer', () => {
    const answer = JSON.parse('{"Teams":{"__proto__":{"Name_Full":"x"},"7":{}}}') as unknown;

    expect(readShape(shapes.matchInfo, answer).data).toEqual({ Teams: { 7: {} } });
  });

  it('is written down as the contract has it now', () => {
    const file = path.join(import.meta.dirname, 'live-shapes.ts');

    expect(readFileSync(file, 'utf8')).toBe(liveShapesText());
  });

  it('is not made of what it cannot say', () => {
    expect(() => shapeOf(z.date())).toThrow('no shape');
    expect(() => shapeOf(z.string().check(z.length(2)))).toThrow('no shape');
    expect(() => shapeOf(z.number().check(z.gt(2)))).toThrow('no shape');
    expect(() => shapeOf(z.pipe(z.string(), z.string()))).toThrow('no shape');
  });
});

/** How far a place still leads in what earlier faults left. */
function placeLeft(value: unknown, place: string[]): number {
  let inner = value;
  for (const [at, key] of place.entries()) {
    if (typeof inner !== 'object' || inner === null) return at;
    inner = (inner as Record<string, unknown>)[key];
  }
  return place.length;
}
