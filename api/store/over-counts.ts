import type { CommentaryItem, OverCount } from '@/lib/contract/commentary';

/**
 * Whole overs with those that new or changed comments (newest first) sum up. An over that does not
 * follow the known ones is left out: the list has no holes.
 */
export function withOvers(
  before: readonly OverCount[],
  items: readonly CommentaryItem[],
): readonly OverCount[] {
  const ends = items.flatMap(({ Summary }) => Summary ?? []).toReversed();
  if (ends.length === 0) return before;
  const overs = [...before];
  for (const { Over, Runs, Wickets } of ends) {
    const [at, runs, wickets] = [Number(Over) - 1, Number(Runs), Number(Wickets ?? 0)];
    const fits = [at, runs, wickets].every(count => Number.isInteger(count) && count >= 0);
    if (fits && at <= overs.length) overs[at] = [runs, wickets];
  }
  return overs;
}
