import type { CommentaryItem, OverChance, OverCount } from '@/lib/contract/commentary';

/**
 * Adds the totals of overs that new or changed comments (newest first) summarise. An over that comes after a
 * missing one is omitted, so that the list has no gaps.
 */
export function withOverTotals(
  before: readonly OverCount[],
  items: readonly CommentaryItem[],
): readonly OverCount[] {
  const summaries = items.flatMap(({ Summary }) => Summary ?? []).toReversed();
  if (summaries.length === 0) return before;
  const overs = [...before];
  for (const { Over, Runs, Wickets } of summaries) {
    const [at, runs, wickets] = [Number(Over) - 1, Number(Runs), Number(Wickets ?? 0)];
    const isValid = [at, runs, wickets].every(count => Number.isInteger(count) && count >= 0);
    if (isValid && at <= overs.length) overs[at] = [runs, wickets];
  }
  return overs;
}

/** The win chances that comments (newest first) have, in the order of the balls. */
export const chancesOf = (items: readonly CommentaryItem[]): OverChance[] =>
  items.flatMap(({ win_chance }) => win_chance ?? []).toReversed();
