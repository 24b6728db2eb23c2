import * as z from 'zod/mini';
import { Event, EventPage, GroupedEvents, PartialEvent } from './event';
import { CommentaryUpdate, Envelope, MatchInfoUpdate } from './live';
import { MatchInfo } from './match-info';
import { shapeOf } from './shape-of';

/** What the browser reads of the contract: the name of its shape, its schema, its type. */
const read = [
  ['envelope', Envelope, 'Envelope'],
  ['event', Event, 'WireEvent'],
  ['eventPage', EventPage, '{ count: number; results: WireEvent[] }'],
  ['groupedEvents', GroupedEvents, 'EventGroup[]'],
  ['partialEvents', z.array(PartialEvent), 'PartialEvent[]'],
  ['commentaryUpdate', CommentaryUpdate, 'CommentaryUpdate'],
  ['matchInfo', MatchInfo, 'MatchInfo'],
  ['matchInfoUpdate', MatchInfoUpdate, 'MatchInfoUpdate'],
] as const;

const opening = `// Written by scripts/write-live-shapes.ts of the contract's schemas; a test tells when it is old.
import type { EventGroup, PartialEvent, WireEvent } from './event';
import type { CommentaryUpdate, Envelope, MatchInfoUpdate } from './live';
import type { MatchInfo } from './match-info';
import type { Shape } from './shape';
`;

/** The text of live-shapes.ts: each shape that stands in several places once, under a name. */
export function liveShapesText(): string {
  const counts = new Map<string, number>();
  const shapes = read.map(([name, schema, type]) => ({ name, type, shape: shapeOf(schema) }));
  for (const { shape } of shapes) count(shape, counts);

  const names = new Map<string, string>();
  const lines: string[] = [];
  for (const { name, type, shape } of shapes) {
    const text = written(shape, counts, names, lines);
    lines.push(`export const ${name} = ${text} as Shape<${type}>;`);
  }
  return [opening, ...lines, ''].join('\n');
}

function count(value: unknown, counts: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const text = JSON.stringify(value);
  const before = counts.get(text) ?? 0;
  counts.set(text, before + 1);
  if (before === 0) for (const inner of Object.values(value)) count(inner, counts);
}

/** A value as source text; what comes again becomes a line of its own, before the one that asks. */
function written(
  value: unknown,
  counts: Map<string, number>,
  names: Map<string, string>,
  lines: string[],
): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  const text = JSON.stringify(value);
  const known = names.get(text);
  if (known) return known;
  const inner = (one: unknown) => written(one, counts, names, lines);
  const whole = Array.isArray(value)
    ? `[${value.map(inner).join(', ')}]`
    : `{ ${Object.entries(value)
        .map(([key, one]) => `${key}: ${inner(one)}`)
        .join(', ')} }`;
  if (!('is' in value) || (counts.get(text) ?? 0) < 2) return whole;
  const name = `shape${names.size}`;
  names.set(text, name);
  lines.push(`const ${name}: Shape = ${whole};`);
  return name;
}
