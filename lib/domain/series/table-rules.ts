import { foldText } from '@/lib/domain/fold-text';

/** The criteria that decide between sides; the first one that differs is used. */
export const tableCriteria = [
  'points',
  'wins',
  /** Wins against the other sides that are equal so far. */
  'head_to_head',
  'bonus_points',
  'net_run_rate',
] as const;
export type TableCriterion = (typeof tableCriteria)[number];

/** How a competition counts its league stage. */
export type TableRules = {
  win: number;
  /** Of a tie that nothing decided. */
  tie: number;
  /** Also of an abandoned match. */
  noResult: number;
  /** Further points of a winner whose run rate is at least `runRate` times the other side's. */
  bonus: { points: number; runRate: number } | null;
  order: readonly TableCriterion[];
  /** Words of later stages into which sides take the matches that they played against each other. */
  carriesInto: string | null;
  /** The source of the rules; null for the usual ones, where the competition's own are unknown. */
  source: string | null;
};

/** The sentence about them below a table. */
export type ShownRules = Pick<TableRules, 'win' | 'tie' | 'noResult' | 'bonus' | 'source'>;

/** A competition of `leagues.yaml`, and the seasons in which its rules were these. */
export type CompetitionRules = TableRules & {
  name: string;
  from: number | null;
  to: number | null;
};

/**
 * Two points for a win, one for a tie or no result; by points, wins and net run rate, as the ICC's men's
 * and women's T20I and ODI playing conditions have it (clause 16.10), and most leagues.
 */
export const usualRules: TableRules = {
  win: 2,
  tie: 1,
  noResult: 1,
  bonus: null,
  order: ['points', 'wins', 'net_run_rate'],
  carriesInto: null,
  source: null,
};

const season = /\b((?:18|19|20)\d\d)(?:[/-](\d\d)\b)?/;

/** The years of a season: 2006 and 2007 of '2006/07'; none of a series without one. */
function yearsOf(series: string): number[] {
  const [, first, next] = season.exec(series) ?? [];
  if (first === undefined) return [];
  const year = Number(first);
  return next !== undefined && Number(next) === (year + 1) % 100 ? [year, year + 1] : [year];
}

/** A name without its seasons, in lower case: "ICC Men's T20 World Cup, 2024" and '2024/25' have none. */
const fold = (name: string): string =>
  foldText(name)
    .replace(/\b(?:18|19|20)\d\d(?:[/-]\d\d(?:\d\d)?)?\b/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/**
 * The rules of a series such as 'Asia Cup, 2012': those of its competition in that season. Without a season
 * the newest ones; the usual ones for a competition that is not listed.
 */
export function rulesOf(series: string, competitions: readonly CompetitionRules[]): TableRules {
  const years = yearsOf(series);
  const isIn = ({ from, to }: CompetitionRules) =>
    years.length === 0
      ? to === null
      : years.some(year => (from === null || year >= from) && (to === null || year <= to));
  const named = competitions.filter(({ name }) => fold(name) === fold(series));
  return named.find(isIn) ?? usualRules;
}

/** 'Points: 4 for a win, 2 for a tie or no result, and 1 more for a run rate 1.25 times …'. */
export function rulesText({ win, tie, noResult, bonus, source }: ShownRules): string {
  const shared =
    tie === noResult
      ? `${tie} for a tie or no result`
      : `${tie} for a tie, ${noResult} for no result`;
  const more = bonus
    ? `, and ${bonus.points} more for a run rate ${bonus.runRate} times the other side’s`
    : '';
  const points = `Points: ${win} for a win, ${shared}${more}.`;
  return source === null
    ? `${points} The usual rules: this competition’s own are not known here.`
    : `${points} ${source}.`;
}
