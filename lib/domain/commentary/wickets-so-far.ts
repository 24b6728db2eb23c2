import type { Scorecard } from '@/lib/domain/scorecard/scorecard';

/**
 * The wickets that have fallen in a match, and the last dismissal. Without a scorecard they are
 * read from the score: '137/9 (20.0) & 10/0'.
 */
export function toWicketsSoFar(
  scorecard: Scorecard | null,
  scores: readonly (string | null)[],
): { wickets: number; out: string } {
  if (!scorecard || scorecard.innings.length === 0) {
    const wicketCounts = scores.flatMap(score => [...(score ?? '').matchAll(/\/(\d+)/g)]);
    return { wickets: wicketCounts.reduce((sum, [, count]) => sum + Number(count), 0), out: '' };
  }
  const { innings } = scorecard;
  const latest = innings.at(-1);
  const fall = latest?.falls.at(-1);
  const row = latest?.batting.find(({ name }) => name === fall?.batsman);
  return {
    wickets: innings.reduce((sum, { wickets }) => sum + wickets, 0),
    out: fall && row ? `${row.name} ${row.howOut}`.trim() : '',
  };
}
