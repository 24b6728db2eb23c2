import type { OverChance } from '@/lib/contract/commentary';

/** Replaces known overs by newer ones; in the order of the overs. */
export function mergeOverChances(
  before: readonly OverChance[],
  newer: readonly OverChance[],
): readonly OverChance[] {
  if (newer.length === 0) return before;
  const byOver = new Map([...before, ...newer].map(chance => [chance.over, chance]));
  return [...byOver.values()].sort((a, b) => a.over - b.over);
}
