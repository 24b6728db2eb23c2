import { ContractError, type Dropped } from '@/lib/contract/validation/contract-error';
import type { Parse } from './body';

export type Columns<B> = { left: B[]; right: B[] };

/** Parses the blocks of a list; invalid ones are omitted and reported. */
type ReadAll<B> = (plugins: unknown[], path: string) => { blocks: B[]; dropped: Dropped[] };

/** Two columns, each a text or blocks; `{left, right}` or a list of the two. */
export function readTwoColl<B>(body: unknown, readAll: ReadAll<B>): Parse<Columns<B>> {
  const { left, right } = sidesOf(body);
  const [first, second] = [readAll(toPlugins(left), 'left'), readAll(toPlugins(right), 'right')];
  if (first.blocks.length + second.blocks.length === 0)
    throw new ContractError('both columns are empty');
  return {
    data: { left: first.blocks, right: second.blocks },
    dropped: [...first.dropped, ...second.dropped],
  };
}

function sidesOf(body: unknown): { left?: unknown; right?: unknown } {
  if (Array.isArray(body)) return { left: body[0] as unknown, right: body[1] as unknown };
  if (body !== null && typeof body === 'object') return body;
  throw new ContractError('two columns expected');
}

/** A column's text is a text block. */
function toPlugins(side: unknown): unknown[] {
  if (typeof side === 'string')
    return side.trim() ? [{ type: 'TextContentPlugin', body: side }] : [];
  if (side === null || side === undefined) return [];
  return Array.isArray(side) ? side : [side];
}
