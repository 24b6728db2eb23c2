import type { MatchResult } from '@/lib/contract/match-result';
import type { Team } from '@/lib/domain/match/match';
import { isKnown, isOfWomen, type KnownResult, type SeriesResult } from './series-result';

/** The score of a series between two sides in one format, such as three ODIs of a tour. */
export type SeriesScore = {
  series: string;
  /** 'ODI'; '' when unknown. */
  format: string;
  played: number;
  sides: [{ team: string; won: number }, { team: string; won: number }];
  drawn: number;
  tied: number;
  noResult: number;
};

/** The number of '2nd ODI' and of 'Match 2'. */
const numberOf = (stage: string): number | null => {
  const [, ordinal, match] = /^(\d+)(?:st|nd|rd|th)\b|^match (\d+)\b/i.exec(stage) ?? [];
  const number = Number(ordinal ?? match);
  return number > 0 ? number : null;
};

/**
 * The scores of the series in which only two sides play one another. A series of which an earlier match
 * is not among the results has none: its score would be wrong.
 */
export function seriesScores(results: readonly SeriesResult[]): SeriesScore[] {
  const series = new Map<string, KnownResult[]>();
  for (const result of results.filter(isKnown)) {
    const key = JSON.stringify([result.series, result.format, isOfWomen(result)]);
    series.set(key, [...(series.get(key) ?? []), result]);
  }
  return [...series.values()].flatMap(matches => scoreOf(matches) ?? []);
}

function scoreOf(matches: readonly KnownResult[]): SeriesScore | null {
  const [first] = matches;
  if (!first) return null;
  const sides = new Set(matches.flatMap(({ teams }) => teams.map(({ side }) => side)));
  const numbers = new Set(matches.map(({ stage }) => numberOf(stage)));
  const hasAll = matches.every((_, index) => numbers.has(index + 1));
  if (sides.size !== 2 || numbers.size !== matches.length || !hasAll) return null;
  const without = matches.filter(({ result }) => result.winner == null || isDrawn(result));
  const count = (...kinds: MatchResult['kind'][]) =>
    without.filter(({ result }) => kinds.includes(result.kind)).length;
  const scoreOfSide = ({ name, side }: Team) => ({
    team: name,
    won: matches.filter(wonBy(side)).length,
  });
  const [one, other] = first.teams;
  return {
    series: first.series,
    format: first.format,
    played: matches.length,
    sides: [scoreOfSide(one), scoreOfSide(other)],
    drawn: count('drawn'),
    tied: count('tied'),
    noResult: count('no_result', 'abandoned'),
  };
}

/** A drawn match is not won by the side that led on first innings. */
const isDrawn = ({ kind }: MatchResult): boolean => kind === 'drawn';

const wonBy =
  (side: string) =>
  ({ result, teams }: KnownResult): boolean =>
    result.winner != null && !isDrawn(result) && teams[result.winner].side === side;

/** 'India lead 2-1', 'Level at 1-1', with draws, ties and matches without a result after it. */
export function seriesScoreText({ sides, drawn, tied, noResult }: SeriesScore): string {
  const [ahead, behind] = sides.toSorted((a, b) => b.won - a.won);
  const numbers = `${ahead?.won ?? 0}-${behind?.won ?? 0}`;
  const score =
    ahead?.won === behind?.won ? `Level at ${numbers}` : `${ahead?.team} lead ${numbers}`;
  const others = [
    drawn > 0 && `${drawn} drawn`,
    tied > 0 && `${tied} tied`,
    noResult > 0 && `${noResult} without a result`,
  ];
  return [score, ...others.filter(text => text !== false)].join(', ');
}
