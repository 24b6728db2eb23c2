import type { MatchFormat } from '@/lib/contract/match-format';
import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import type { BattingInnings, BowlingInnings } from './match-figures';

/** An average or a rate with two decimals; '–' for null. */
export const quotientText = (quotient: number | null): string =>
  quotient === null ? '–' : (Math.round(quotient * 100) / 100).toFixed(2);

/** `figure` divided by `by`, as `quotientText` has it; '–' where that is 0 or not known. */
export const ratioText = (figure: number, by: number | null | undefined): string =>
  quotientText(by ? figure / by : null);

/** A count; '–' for null. */
export const countText = (count: number | null): string => (count === null ? '–' : String(count));

/** '76' and, for not out, '76*'. */
export const scoreText = ({ runs, isOut }: { runs: number; isOut: boolean }): string =>
  `${runs}${isOut ? '' : '*'}`;

/** '76* (59)'; without balls where they are not known. */
export const inningsText = ({ balls, ...score }: BattingInnings): string =>
  scoreText(score) + (balls === null ? '' : ` (${balls})`);

/** An innings as '181/6', and as '156' when all out. */
export const teamScore = ({ runs, wickets }: { runs: number; wickets: number }): string =>
  wickets === maxWickets.innings ? String(runs) : `${runs}/${wickets}`;

/** '2/18'. */
export const wicketsText = ({ wickets, runs }: Pick<BowlingInnings, 'wickets' | 'runs'>): string =>
  `${wickets}/${runs}`;

export const formatLabels: Record<MatchFormat, string> = {
  t20: 'T20',
  'one-day': 'One-day',
  'multi-day': 'Multi-day',
  hundred: 'The Hundred',
  t10: 'T10',
};

/** 'of the 14 matches on this site, 2023 to 2025'; in one year 'of the 2 matches on this site, 2024'. */
export function coverageText(
  matches: number,
  years: { first: string; last: string } | null,
): string {
  const span =
    years && (years.first === years.last ? years.first : `${years.first} to ${years.last}`);
  const count = matches === 1 ? 'the one match' : `the ${matches} matches`;
  return `of ${count} on this site${span ? `, ${span}` : ''}`;
}

/** '1 match', '14 matches', 'no ended match'. */
export const matchesText = (matches: number): string =>
  matches === 0 ? 'no ended match' : matches === 1 ? '1 match' : `${matches} matches`;
