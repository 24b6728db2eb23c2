import type { MatchResult } from '@/lib/contract/match-result';
import type { Team } from '@/lib/domain/match/match';
import { scoringOf, type Scoring } from './net-run-rate';
import {
  rulesOf,
  type CompetitionRules,
  type ShownRules,
  type TableCriterion,
  type TableRules,
} from './table-rules';
import { isKnown, isOfWomen, type KnownResult, type SeriesResult } from './series-result';

export type TableRow = {
  /** The name that the side has in its newest match. */
  team: string;
  played: number;
  won: number;
  lost: number;
  tied: number;
  noResult: number;
  /** Among `points`. */
  bonusPoints: number;
  points: number;
  /** Runs per over scored minus conceded; null when a match that counts has no known figures. */
  netRunRate: number | null;
};

/** The matches of a league stage, or of one of its groups. */
export type PointsTable = {
  series: string;
  /** 'Group A'; null for a stage without groups. */
  group: string | null;
  /** The number of matches that it counts; null when the host does not state it. */
  matches: number | null;
  rows: TableRow[];
  /** The matches of the stage that ended in a way that is not understood, and are not counted. */
  leftOut: LeftOut[];
  /** Null when the host does not state it. */
  rules: ShownRules | null;
};

/** `text` is the feed's text on its end. */
export type LeftOut = { match: string; text: string };

/** Fewer sides are a tour, or the start of a competition. */
const fewestSides = 3;

const knockOut = /final|qualifier|eliminator|play-?off|knock-?out|challenger|place/i;
const leagueMatch = /^match \d+|^\d+(?:st|nd|rd|th) match\b|\bgroup\b|\bleague\b|\bsuper \w+/i;

/** Whether a stage's text names a match whose points count. */
export const isLeagueStage = (stage: string): boolean =>
  leagueMatch.test(stage) && !knockOut.test(stage);

/** 'Group A' of 'Match 12, Group A', and 'North Group' of itself. */
export const groupOf = (stage: string): string | null =>
  /\bgroup (?:[a-z]|\d+)\b/i.exec(stage)?.[0] ??
  /\b(?!the\b)[a-z]+ group\b/i.exec(stage)?.[0] ??
  null;

/**
 * The points tables of these matches, one for each series and group with three sides or more, in the
 * order of their first match, by the rules of each competition. Only matches of a league stage and of limited
 * overs count; an abandoned match counts without a scorecard.
 */
export function pointsTables(
  matches: readonly SeriesResult[],
  competitions: readonly CompetitionRules[] = [],
): PointsTable[] {
  const tables = new Map<string, SeriesResult[]>();
  for (const match of matches.filter(isCounted)) {
    const key = JSON.stringify([match.series, groupOf(match.stage), isOfWomen(match)]);
    tables.set(key, [...(tables.get(key) ?? []), match]);
  }
  return [...tables.values()].flatMap(stage => {
    const [first] = stage;
    if (!first) return [];
    const rules = rulesOf(first.series, competitions);
    const results = [...carriedInto(stage, matches, rules), ...stage].filter(isKnown);
    const rows = toRows(results, rules);
    if (rows.length < fewestSides) return [];
    return {
      series: titleOf(first, matches),
      group: groupOf(first.stage),
      matches: results.length,
      rows: rows.map(({ side: _side, ...row }) => row),
      leftOut: stage.filter(match => !isKnown(match)).map(({ match, text }) => ({ match, text })),
      rules,
    };
  });
}

/** Men and women have separate tables where a feed names both of their competitions the same. */
const titleOf = (match: SeriesResult, matches: readonly SeriesResult[]): string =>
  isOfWomen(match) && matches.some(other => other.series === match.series && !isOfWomen(other))
    ? `${match.series} (women)`
    : match.series;

/** The matches of earlier stages that the sides of a later one played against each other. */
function carriedInto(
  stage: readonly SeriesResult[],
  matches: readonly SeriesResult[],
  { carriesInto }: TableRules,
): SeriesResult[] {
  const [first] = stage;
  const isLater = (name: string) =>
    carriesInto !== null && name.toLowerCase().includes(carriesInto.toLowerCase());
  if (!first || !isLater(first.stage)) return [];
  const sides = new Set(stage.flatMap(({ teams }) => teams.map(({ side }) => side)));
  return matches.filter(
    match =>
      match.series === first.series &&
      isCounted(match) &&
      !isLater(match.stage) &&
      match.teams.every(({ side }) => sides.has(side)),
  );
}

/** A match of several days has its own points, so that a draw never belongs in this table. */
const isCounted = ({ stage, result, isSeveralDays }: SeriesResult): boolean =>
  isLeagueStage(stage) && result?.kind !== 'drawn' && !isSeveralDays;

/** A row with the id of its side. */
type SideRow = TableRow & { side: string };

type Tally = Omit<SideRow, 'netRunRate'> & {
  scored: Scoring;
  conceded: Scoring;
  isKnown: boolean;
};

function toRows(matches: readonly KnownResult[], rules: TableRules): SideRow[] {
  const tallies = new Map<string, Tally>();
  const tallyOf = ({ name, side }: Team): Tally => {
    const tally = tallies.get(side) ?? emptyTally(side);
    tallies.set(side, tally);
    tally.team = name;
    return tally;
  };
  for (const match of matches) {
    const scoring = scoringOf(match);
    for (const side of [0, 1] as const) {
      const tally = tallyOf(match.teams[side]);
      count(tally, match.result, side, rules);
      if (scoring === null) tally.isKnown = false;
      if (scoring === null || scoring === 'none') continue;
      const [own, other] = [scoring[side], scoring[side === 0 ? 1 : 0]];
      if (match.result.winner === side) addBonus(tally, { own, other }, rules);
      add(tally.scored, own);
      add(tally.conceded, other);
    }
  }
  return inOrder([...tallies.values()].map(toRow), matches, rules.order);
}

const emptyTally = (side: string): Tally => ({
  team: '',
  side,
  ...{ played: 0, won: 0, lost: 0, tied: 0, noResult: 0, bonusPoints: 0, points: 0 },
  scored: { runs: 0, overs: 0 },
  conceded: { runs: 0, overs: 0 },
  isKnown: true,
});

/** A tie that was decided is a win, and so is a match that was awarded or conceded. */
function count(
  tally: Tally,
  { kind, winner }: MatchResult,
  side: 0 | 1,
  { win, tie, noResult }: TableRules,
): void {
  tally.played += 1;
  if (winner != null) {
    const isWinner = winner === side;
    tally[isWinner ? 'won' : 'lost'] += 1;
    tally.points += isWinner ? win : 0;
    return;
  }
  tally[kind === 'tied' ? 'tied' : 'noResult'] += 1;
  tally.points += kind === 'tied' ? tie : noResult;
}

function addBonus(
  tally: Tally,
  { own, other }: { own: Scoring; other: Scoring },
  { bonus }: TableRules,
): void {
  if (!bonus || rateOf(own) < bonus.runRate * rateOf(other)) return;
  tally.bonusPoints += bonus.points;
  tally.points += bonus.points;
}

function add(sum: Scoring, { runs, overs }: Scoring): void {
  sum.runs += runs;
  sum.overs += overs;
}

const toRow = ({ scored, conceded, isKnown, ...row }: Tally): SideRow => ({
  ...row,
  netRunRate: isKnown ? roundRate(rateOf(scored) - rateOf(conceded)) : null,
});

const rateOf = ({ runs, overs }: Scoring): number => (overs > 0 ? runs / overs : 0);

/** Published tables have three decimals. */
const roundRate = (rate: number): number => Math.round(rate * 1000) / 1000 || 0;

type FigureOf = (row: SideRow, equals: readonly SideRow[]) => number;

/** Sorts rows by the criteria in turn, and by name where none distinguishes them. */
function inOrder(
  rows: readonly SideRow[],
  matches: readonly KnownResult[],
  order: readonly TableCriterion[],
): SideRow[] {
  const figures: Record<TableCriterion, FigureOf> = {
    points: ({ points }) => points,
    wins: ({ won }) => won,
    bonus_points: ({ bonusPoints }) => bonusPoints,
    net_run_rate: ({ netRunRate }) => netRunRate ?? 0,
    head_to_head: ({ side }, equals) =>
      matches.filter(match => winsAgainst(match, side, equals)).length,
  };
  const [criterion, ...others] = order;
  if (rows.length < 2) return [...rows];
  if (!criterion) return [...rows].sort((a, b) => (a.team < b.team ? -1 : 1));
  const groups = new Map<number, SideRow[]>();
  for (const row of rows) {
    const figure = figures[criterion](row, rows);
    groups.set(figure, [...(groups.get(figure) ?? []), row]);
  }
  return [...groups]
    .sort(([a], [b]) => b - a)
    .flatMap(([, equals]) => inOrder(equals, matches, others));
}

function winsAgainst(
  { result, teams }: KnownResult,
  side: string,
  others: readonly SideRow[],
): boolean {
  if (result.winner == null) return false;
  const loser = teams[result.winner === 0 ? 1 : 0];
  return teams[result.winner].side === side && others.some(row => row.side === loser.side);
}
