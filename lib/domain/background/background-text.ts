import type { EndedMatch } from '@/lib/contract/figures';
import type { MatchFormat } from '@/lib/contract/match-format';
import { teamScore } from '@/lib/domain/figures/figure-text';
import type { Total } from '@/lib/domain/figures/ground-figures';
import { counted, marginText } from '@/lib/domain/match/result/match-result';
import { teamOf, type Meetings, type ResultCounts } from './background';

/* Parts of sentences about what is known before a match. */

/** '3 wins, 1 defeat and 1 tie'. */
export function recordText({ won, lost, tied, drawn, noResult }: ResultCounts): string {
  return listText([
    ...(won > 0 ? [counted(won, 'win')] : []),
    ...(lost > 0 ? [counted(lost, 'defeat')] : []),
    ...(tied > 0 ? [counted(tied, 'tie')] : []),
    ...(drawn > 0 ? [counted(drawn, 'draw')] : []),
    ...(noResult > 0 ? [`${noResult} without a result`] : []),
  ]);
}

/** 'a', 'a and b', 'a, b and c'. */
const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** 'beat Ferns by 4 wickets', from the view of a side; null where the end is not known. */
export function howItWent({ match, outcome: { result } }: EndedMatch, side: string): string | null {
  const team = teamOf(match, side);
  if (!result || team === null) return null;
  const other = match.teams[team === 0 ? 1 : 0].name;
  const margin = marginText(result.margin);
  const by = `${margin ? ` by ${margin}` : ''}${result.method === 'dls' ? ' (DLS method)' : ''}`;
  switch (result.kind) {
    case 'won':
      if (result.winner == null) return null;
      return `${result.winner === team ? 'beat' : 'lost to'} ${other}${by}`;
    case 'awarded':
    case 'conceded':
      if (result.winner == null) return null;
      return result.winner === team
        ? `were awarded the match against ${other}`
        : `conceded the match against ${other}`;
    case 'tied':
      if (result.winner == null || !result.super_over) return `tied with ${other}`;
      return `tied with ${other} and ${result.winner === team ? 'won' : 'lost'} the Super Over`;
    case 'drawn':
      return `drew with ${other}`;
    case 'no_result':
      return `played ${other} without a result`;
    case 'abandoned':
      return `had a match against ${other} that was abandoned`;
  }
}

/** What matches of a format are called. */
export const formatMatches: Record<MatchFormat, string> = {
  t20: 'T20 matches',
  'one-day': 'one-day matches',
  'multi-day': 'multi-day matches',
  hundred: 'matches of The Hundred',
  t10: 'T10 matches',
};

/** 'Ferns have won 3, Herons 2, 1 was tied and 2 had no result'. */
export function balanceText(
  { matches, won, lost, tied, drawn, noResult }: Meetings['formats'][number],
  [first, second]: readonly [string, string],
): string {
  const unknown = matches - won - lost - tied - drawn - noResult;
  const were = (count: number) => `${count} ${count === 1 ? 'was' : 'were'}`;
  return listText([
    `${first} have won ${countOrNone(won)}`,
    `${second} ${countOrNone(lost)}`,
    ...(tied > 0 ? [`${were(tied)} tied`] : []),
    ...(drawn > 0 ? [`${were(drawn)} drawn`] : []),
    ...(noResult > 0 ? [`${noResult} had no result`] : []),
    ...(unknown > 0 ? [`of ${unknown} the result is not known`] : []),
  ]);
}

export const countOrNone = (count: number): string => (count === 0 ? 'none' : String(count));

/** '212/4 by Ferns', '98 by Ferns' of a side that was all out. */
export const totalText = (total: Total): string => `${teamScore(total)} by ${total.team}`;
