import { scoringOf, type Scoring } from './net-run-rate';
import type { SeriesResult } from './series-result';

export type TableRow = {
  team: string;
  played: number;
  won: number;
  lost: number;
  tied: number;
  noResult: number;
  points: number;
  /** Runs per over scored minus conceded; null when a match that counts has no known figures. */
  netRunRate: number | null;
};

/** The matches of a league stage, or of one of its groups. */
export type PointsTable = {
  series: string;
  /** 'Group A'; null for a stage without groups. */
  group: string | null;
  /** The number of matches that it counts; null when the host does not say. */
  matches: number | null;
  rows: TableRow[];
};

/** Two for a win, one for a tie or no result, as the ICC, the IPL and most leagues have it. */
const pointsFor = { won: 2, shared: 1 };

/** Fewer sides are a tour, or a beginning that says nothing. */
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
 * The points tables of these results, one for each series and group with three sides or more, in the
 * order of their first match. Only matches of a league stage and of limited overs count; an abandoned
 * match counts without a scorecard.
 */
export function pointsTables(results: readonly SeriesResult[]): PointsTable[] {
  const tables = new Map<string, SeriesResult[]>();
  for (const result of results.filter(isCounted)) {
    const key = JSON.stringify([result.series, groupOf(result.stage)]);
    tables.set(key, [...(tables.get(key) ?? []), result]);
  }
  return [...tables.values()].flatMap(matches => {
    const [first] = matches;
    const rows = toRows(matches);
    if (!first || rows.length < fewestSides) return [];
    return [{ series: first.series, group: groupOf(first.stage), matches: matches.length, rows }];
  });
}

/** A match of several days has points of its own, so that a draw never belongs in this table. */
const isCounted = ({ stage, outcome, format }: SeriesResult): boolean =>
  isLeagueStage(stage) && outcome.kind !== 'drawn' && !/\btest\b|first-class|\bfc\b/i.test(format);

type Tally = Omit<TableRow, 'netRunRate'> & {
  scored: Scoring;
  conceded: Scoring;
  isKnown: boolean;
};

function toRows(matches: readonly SeriesResult[]): TableRow[] {
  const tallies = new Map<string, Tally>();
  const tallyOf = (team: string): Tally => {
    const tally = tallies.get(team.toLowerCase()) ?? emptyTally(team);
    tallies.set(team.toLowerCase(), tally);
    return tally;
  };
  for (const match of matches) {
    const scoring = scoringOf(match);
    for (const side of [0, 1] as const) {
      const tally = tallyOf(match.teams[side].name);
      count(tally, match.outcome, side);
      if (scoring === null) tally.isKnown = false;
      if (scoring === null || scoring === 'none') continue;
      add(tally.scored, scoring[side]);
      add(tally.conceded, scoring[side === 0 ? 1 : 0]);
    }
  }
  return [...tallies.values()].map(toRow).sort(compareRows);
}

const emptyTally = (team: string): Tally => ({
  team,
  played: 0,
  won: 0,
  lost: 0,
  tied: 0,
  noResult: 0,
  points: 0,
  scored: { runs: 0, overs: 0 },
  conceded: { runs: 0, overs: 0 },
  isKnown: true,
});

function count(tally: Tally, outcome: SeriesResult['outcome'], side: 0 | 1): void {
  tally.played += 1;
  if (outcome.kind === 'won') {
    const isWinner = outcome.winner === side;
    tally[isWinner ? 'won' : 'lost'] += 1;
    tally.points += isWinner ? pointsFor.won : 0;
    return;
  }
  tally[outcome.kind === 'tied' ? 'tied' : 'noResult'] += 1;
  tally.points += pointsFor.shared;
}

function add(sum: Scoring, { runs, overs }: Scoring): void {
  sum.runs += runs;
  sum.overs += overs;
}

const toRow = ({ scored, conceded, isKnown, ...row }: Tally): TableRow => ({
  ...row,
  netRunRate: isKnown ? roundRate(rateOf(scored) - rateOf(conceded)) : null,
});

const rateOf = ({ runs, overs }: Scoring): number => (overs > 0 ? runs / overs : 0);

/** Published tables have three decimals. */
const roundRate = (rate: number): number => Math.round(rate * 1000) / 1000 || 0;

/** By points, then wins, then net run rate, as the conditions of the ICC have it. */
const compareRows = (a: TableRow, b: TableRow): number =>
  b.points - a.points ||
  b.won - a.won ||
  (b.netRunRate ?? 0) - (a.netRunRate ?? 0) ||
  (a.team < b.team ? -1 : 1);
