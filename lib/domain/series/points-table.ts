import type { MatchResult } from '@/lib/contract/match-result';
import { scoringOf, type Scoring } from './net-run-rate';
import { isKnown, type KnownResult, type SeriesResult } from './series-result';

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
  /** The matches of the stage that ended in a way that is not understood, and are not counted. */
  leftOut: LeftOut[];
};

/** `text` is what the feed says of its end. */
export type LeftOut = { match: string; text: string };

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
 * The points tables of these matches, one for each series and group with three sides or more, in the
 * order of their first match. Only matches of a league stage and of limited overs count; an abandoned
 * match counts without a scorecard.
 */
export function pointsTables(matches: readonly SeriesResult[]): PointsTable[] {
  const tables = new Map<string, SeriesResult[]>();
  for (const match of matches.filter(isCounted)) {
    const key = JSON.stringify([match.series, groupOf(match.stage)]);
    tables.set(key, [...(tables.get(key) ?? []), match]);
  }
  return [...tables.values()].flatMap(stage => {
    const [first] = stage;
    const results = stage.filter(isKnown);
    const rows = toRows(results);
    if (!first || rows.length < fewestSides) return [];
    return {
      series: first.series,
      group: groupOf(first.stage),
      matches: results.length,
      rows,
      leftOut: stage.filter(match => !isKnown(match)).map(({ match, text }) => ({ match, text })),
    };
  });
}

/** A match of several days has points of its own, so that a draw never belongs in this table. */
const isCounted = ({ stage, result, format }: SeriesResult): boolean =>
  isLeagueStage(stage) && result?.kind !== 'drawn' && !/\btest\b|first-class|\bfc\b/i.test(format);

type Tally = Omit<TableRow, 'netRunRate'> & {
  scored: Scoring;
  conceded: Scoring;
  isKnown: boolean;
};

function toRows(matches: readonly KnownResult[]): TableRow[] {
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
      count(tally, match.result, side);
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

/** A tie that was decided is a win, and so is a match that was awarded or conceded. */
function count(tally: Tally, { kind, winner }: MatchResult, side: 0 | 1): void {
  tally.played += 1;
  if (winner != null) {
    const isWinner = winner === side;
    tally[isWinner ? 'won' : 'lost'] += 1;
    tally.points += isWinner ? pointsFor.won : 0;
    return;
  }
  tally[kind === 'tied' ? 'tied' : 'noResult'] += 1;
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
