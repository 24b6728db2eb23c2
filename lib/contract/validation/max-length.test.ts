import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readBlocks } from '@/lib/contract/blocks/block';
import { ContractError } from './contract-error';
import { Event } from '@/lib/contract/event';
import * as shapes from '@/lib/contract/shapes/live-shapes';
import { NewsItem, NewsPage } from '@/lib/contract/news';
import { parseResponse } from './parse';
import { parseShape } from '@/lib/contract/shapes/shape';
import { maxLength } from './values';

const folders = ['lib/contract', 'lib/contract/blocks'];
const schemas = folders
  .flatMap(folder => readdirSync(folder).map(file => path.resolve(folder, file)))
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap(file =>
    Object.entries(jest.requireActual<Record<string, unknown>>(file)).flatMap(([name, value]) =>
      value instanceof z.ZodMiniType
        ? [{ name: `${path.basename(file, '.ts')}.${name}`, schema: value }]
        : [],
    ),
  );

type Def = z.core.$ZodTypes['_zod']['def'];
type CheckDef = { check: string; pattern?: RegExp };

/**
 * Whether a check limits the length: a maximum length, or a pattern without unlimited repetition.
 */
const limits = ({ check, pattern }: CheckDef): boolean =>
  check === 'max_length' || (pattern !== undefined && !/[*+](?![^[]*\])|,\}/.test(pattern.source));

/** The paths of a schema that accept a string of any length. */
function unlimitedIn(schema: z.core.$ZodType, at = ''): string[] {
  const def = schema._zod.def as Def;
  const checks = (def.checks ?? []).map(check => check._zod.def as CheckDef);
  switch (def.type) {
    case 'string':
      return checks.some(limits) ? [] : [at];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) =>
        unlimitedIn(inner, `${at}.${key}`),
      );
    case 'record':
      return unlimitedIn(def.valueType, `${at}.*`);
    case 'array':
      return unlimitedIn(def.element, `${at}[]`);
    case 'tuple':
      return def.items.flatMap(item => unlimitedIn(item, `${at}[]`));
    case 'union':
      return def.options.flatMap(option => unlimitedIn(option, at));
    case 'pipe':
      return unlimitedIn(def.in, at);
    default:
      return 'innerType' in def ? unlimitedIn(def.innerType, at) : [];
  }
}

const story = { slug: 'a', title: 'A', publish_date: 1, text: '<p>Rain.</p>' };
const tooLong = 'x'.repeat(maxLength.html + 1);

describe('the length of strings', () => {
  it.each(schemas)('the length of strings is limited everywhere in $name', ({ schema }) => {
    expect(unlimitedIn(schema)).toEqual([]);
  });

  it('the test finds strings whose length is unlimited', () => {
    expect(schemas.length).toBeGreaterThan(30);
    expect(unlimitedIn(z.object({ a: z.array(z.nullish(z.string())) }))).toEqual(['.a[]']);
    expect(unlimitedIn(z.string().check(z.regex(/^a+$/)))).toEqual(['']);
  });

  it('a list drops and reports an element that contains a longer string', () => {
    const results = [{ ...story, slug: 'b', text: tooLong }, story];

    const { data, dropped } = parseResponse(NewsPage, { count: 2, results });

    expect(data.results).toEqual([story]);
    expect(dropped).toEqual([{ path: 'results.0', reason: expect.stringMatching(/^text: /) }]);
  });

  it('the call fails whose root contains a longer string', () => {
    expect(() => parseResponse(NewsItem, { ...story, text: tooLong })).toThrow(ContractError);
    expect(parseResponse(NewsItem, { ...story, text: tooLong.slice(1) }).dropped).toEqual([]);
  });

  it('the length of strings is the same for the shapes that the browser uses', () => {
    const event = { id: 1, name: 'A - B', start_time: 1, status: 1, score: 'x'.repeat(1001) };

    expect(() => parseShape(shapes.event, event)).toThrow(ContractError);
    expect(() => parseResponse(Event, event)).toThrow(ContractError);
    expect(parseShape(shapes.event, { ...event, score: 'x'.repeat(1000) }).dropped).toEqual([]);
  });

  it('a scorecard loses only a string that is too long', () => {
    const [Result, Status] = ['x'.repeat(maxLength.long + 1), 'Ended'];

    const { data } = parseShape(shapes.matchInfo, { Matchdetail: { Result, Status } });

    expect(data.Matchdetail).toEqual({ Status });
  });

  it('a page loses only the block with a string that is too long', () => {
    const { blocks, dropped } = readBlocks([
      { type: 'TextContentPlugin', body: tooLong },
      { type: 'TextContentPlugin', body: 'Rain.' },
    ]);

    expect(blocks).toEqual([{ type: 'TextContentPlugin', html: 'Rain.' }]);
    expect(dropped.map(drop => drop.path)).toEqual(['plugins.0']);
  });
});
