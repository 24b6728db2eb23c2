import * as z from 'zod/mini';
import { Event, EventPage, GroupedEvents, PartialEvent } from '@/lib/contract/event';
import { CommentaryUpdate, Envelope, MatchInfoUpdate } from '@/lib/contract/live/live';
import { MatchInfo } from '@/lib/contract/match-info';
import { Movers } from '@/lib/contract/prices/movers';
import { PriceHistory } from '@/lib/contract/prices/price-history';
import { shapeOf } from './shape-of';

type Parsed = readonly (readonly [name: string, schema: z.core.$ZodType, type: string])[];

/** The values that live pages parse: the name of the shape, its schema and the name of its type. */
const live: Parsed = [
  ['envelope', Envelope, 'Envelope'],
  ['event', Event, 'WireEvent'],
  ['eventPage', EventPage, '{ count: number; results: WireEvent[] }'],
  ['groupedEvents', GroupedEvents, 'EventGroup[]'],
  ['partialEvents', z.array(PartialEvent), 'PartialEvent[]'],
  ['commentaryUpdate', CommentaryUpdate, 'CommentaryUpdate'],
  ['matchInfo', MatchInfo, 'MatchInfo'],
  ['matchInfoUpdate', MatchInfoUpdate, 'MatchInfoUpdate'],
];

const note =
  "// Generated from the contract's schemas by scripts/assets/write-live-shapes.ts; a test fails when it is outdated.";
const liveHeader = `${note}
import type { EventGroup, PartialEvent, WireEvent } from '@/lib/contract/event';
import type { CommentaryUpdate, Envelope, MatchInfoUpdate } from '@/lib/contract/live/live';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { Shape } from './shape';
`;
const moversHeader = `${note}
import type { WireMover } from '@/lib/contract/prices/movers';
import type { Shape } from './shape';
`;
const historyHeader = `${note}
import type { PriceHistory } from '@/lib/contract/prices/price-history';
import type { Shape } from './shape';
`;

/** The generated files of this folder and their source texts: one for each part of the browser's code. */
export const shapeFiles = (): Record<string, string> => ({
  'live-shapes.ts': shapesText(liveHeader, live),
  'movers-shape.ts': shapesText(moversHeader, [
    ['movers', Movers, '{ results: WireMover[]; bookmakers?: string[] | null }'],
  ]),
  'price-history-shape.ts': shapesText(historyHeader, [
    ['priceHistory', PriceHistory, 'PriceHistory'],
  ]),
});

/** The source text of a file. A shape that is used more than once becomes a constant. */
function shapesText(header: string, parsed: Parsed): string {
  const counts = new Map<string, number>();
  const shapes = parsed.map(([name, schema, type]) => ({ name, type, shape: shapeOf(schema) }));
  for (const { shape } of shapes) count(shape, counts);

  const names = new Map<string, string>();
  const lines: string[] = [];
  for (const { name, type, shape } of shapes) {
    const text = toSource(shape, counts, names, lines);
    lines.push(`export const ${name} = ${text} as Shape<${type}>;`);
  }
  return [header, ...lines, ''].join('\n');
}

function count(value: unknown, counts: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const text = JSON.stringify(value);
  const before = counts.get(text) ?? 0;
  counts.set(text, before + 1);
  if (before === 0) for (const inner of Object.values(value)) count(inner, counts);
}

/**
 * A value as source text; a repeated shape becomes a separate line, before the line that uses it.
 */
function toSource(
  value: unknown,
  counts: Map<string, number>,
  names: Map<string, string>,
  lines: string[],
): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  const text = JSON.stringify(value);
  const known = names.get(text);
  if (known) return known;
  const inner = (one: unknown) => toSource(one, counts, names, lines);
  const source = Array.isArray(value)
    ? `[${value.map(inner).join(', ')}]`
    : `{ ${Object.entries(value)
        .map(([key, one]) => `${key}: ${inner(one)}`)
        .join(', ')} }`;
  if (!isShape(value) || (counts.get(text) ?? 0) < 2) return source;
  const name = `shape${names.size}`;
  names.set(text, name);
  lines.push(`const ${name}: Shape = ${source};`);
  return name;
}

/** Not the map of an object's properties, which may have a property called `type`. */
const isShape = (value: object): boolean =>
  'type' in value
    ? typeof value.type === 'string'
    : ['enum', 'anyOf', 'optional', 'nullable', 'nullish', 'catch', 'if'].some(key => key in value);
