import { ContractError, type Dropped } from '../contract-error';
import type { Read } from './body';

export type Columns<B> = { left: B[]; right: B[] };

/** Reads the blocks of a list; what does not fit is left out and reported. */
type ReadAll<B> = (plugins: unknown[], path: string) => { blocks: B[]; dropped: Dropped[] };

/** Two columns, each a text or blocks of its own; `{left, right}` or a list of the two. */
export function readTwoColl<B>(body: unknown, readAll: ReadAll<B>): Read<Columns<B>> {
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

/** A column's text is a block of text. */
function toPlugins(side: unknown): unknown[] {
  if (typeof side === 'string')
    return side.trim() ? [{ type: 'TextContentPlugin', body: side }] : [];
  if (side === null || side === undefined) return [];
  return Array.isArray(side) ? side : [side];
}
