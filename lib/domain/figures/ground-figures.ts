import { matchFormats, type MatchFormat } from '@/lib/contract/match-format';
import type { EndedMatch, PlayedMatch, WireGround } from '@/lib/contract/figures';
import { isBattedTwice, maxWickets } from '@/lib/domain/scorecard/match-formats';
import { isRainRule } from '@/lib/domain/series/series-result';
import { sum } from './batting';
import { leastGroundMatches } from './ground';

/** A part of some matches: `of` are those in which the question was decided. */
export type Share = { count: number; of: number };

/** A side's innings in a match. */
export type Total = { team: string; runs: number; wickets: number; match: PlayedMatch };

/** What the ended matches of one format at a ground have in common; null from too few of them. */
export type GroundFormat = {
  format: MatchFormat | null;
  matches: number;
  /** Mean runs of the first innings, and the number of them. */
  firstInnings: { mean: number; of: number } | null;
  /** Won by the side that batted first, of those that either side won. */
  wonBattingFirst: Share | null;
  /** Won by the side that won the toss, of those that either side won. */
  wonAfterToss: Share | null;
  /** Sides that chose to bat, of all whose choice is known. */
  choseToBat: Share | null;
  highest: Total | null;
  /** Of the innings in which all wickets fell. */
  lowest: Total | null;
};

/** The matches of a ground by format, in the order of formats. Definitions: docs/figures.md. */
export function groundFormats({ matches }: Pick<WireGround, 'matches'>): GroundFormat[] {
  return [...matchFormats, null].flatMap(format => {
    const of = matches.filter(({ match }) => (match.format ?? null) === format);
    return of.length === 0 ? [] : [toGroundFormat(format, of)];
  });
}

function toGroundFormat(format: MatchFormat | null, matches: readonly EndedMatch[]): GroundFormat {
  const totals = matches.flatMap(({ match, outcome }) =>
    outcome.innings.map(({ team, runs, wickets }) => ({
      ...{ team: match.teams[team].name, runs, wickets, match },
    })),
  );
  const allOut = totals.filter(({ wickets }) => wickets === maxWickets.innings);
  return {
    format,
    matches: matches.length,
    firstInnings: firstInningsOf(matches),
    wonBattingFirst: isBattedTwice(format) ? null : shareOf(decided(matches), isWonBattingFirst),
    wonAfterToss: shareOf(
      decided(matches).filter(({ outcome }) => outcome.toss),
      ({ outcome }) => outcome.result?.winner === outcome.toss?.winner,
    ),
    choseToBat: shareOf(
      matches.filter(({ outcome }) => outcome.toss),
      ({ outcome }) => outcome.toss?.batted === true,
    ),
    highest: totals.toSorted((a, b) => b.runs - a.runs)[0] ?? null,
    lowest: allOut.toSorted((a, b) => a.runs - b.runs)[0] ?? null,
  };
}

/** Matches that one side won: a tie, a draw, no result and what a ruling decided show nothing about a ground. */
const decided = (matches: readonly EndedMatch[]): EndedMatch[] =>
  matches.filter(({ outcome: { result } }) => result?.kind === 'won' && result.winner != null);

const isWonBattingFirst = ({ outcome: { innings, result } }: EndedMatch): boolean =>
  innings[0]?.team === result?.winner;

/** Those of matches that were played to their end, without a revised target. */
function firstInningsOf(matches: readonly EndedMatch[]): GroundFormat['firstInnings'] {
  const complete = matches.flatMap(({ outcome: { innings, result } }) => {
    const isPlayed =
      result && ['won', 'tied', 'drawn'].includes(result.kind) && !isRainRule(result);
    return isPlayed && innings[0] ? [innings[0].runs] : [];
  });
  if (complete.length < leastGroundMatches) return null;
  return { mean: sum(complete) / complete.length, of: complete.length };
}

function shareOf(
  matches: readonly EndedMatch[],
  isIn: (match: EndedMatch) => boolean,
): Share | null {
  if (matches.length < leastGroundMatches) return null;
  return { count: matches.filter(isIn).length, of: matches.length };
}
