import type { OddsHistory } from '@/lib/contract/event';
import type { Match } from '@/lib/domain/match/match';
import { teamNamed } from '@/lib/domain/match/side/team-named';

/** A selection's chance (0 to 1) from each moment (unix seconds) on. */
export type ChanceLine = {
  name: string;
  /** 0 and 1 are the match's teams, 2 is any other outcome. */
  side: 0 | 1 | 2;
  points: { at: number; chance: number }[];
};

/**
 * The chances over time that the odds of the match winner imply, without the bookmaker's margin.
 */
export type WinChances = {
  lines: ChanceLine[];
  since: number;
  until: number;
  /** The latest margin: 0.05 is five per cent. */
  margin: number;
};

/**
 * Implied probabilities: the inverse of the odds, normalised so that all outcomes sum to 1
 * (proportional removal of the margin). Null when the history is not of the match winner. Once play
 * has begun, the time before it is omitted.
 */
export function toWinChances(
  history: OddsHistory | null | undefined,
  teams: Match['teams'],
  startTime: number | null,
): WinChances | null {
  const names = history?.selections.map(selection => selection.name) ?? [];
  const sides = names.map(name => teamNamed(name, teams) ?? 2);
  if (!history || !sides.includes(0) || !sides.includes(1)) return null;
  const points = sincePlay(
    history.points.filter(([, ...odds]) => odds.length === names.length && odds.every(isPaying)),
    startTime,
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return {
    lines: names.map((name, index) => ({
      name,
      side: sides[index] ?? 2,
      points: points.map(([moment, ...odds]) => ({
        at: moment,
        chance: inverse(odds[index]) / inverseSum(odds),
      })),
    })),
    since: first[0],
    until: last[0],
    margin: inverseSum(last.slice(1)) - 1,
  };
}

const isPaying = (odds: number): boolean => Number.isFinite(odds) && odds > 1;
const inverse = (odds = Infinity): number => 1 / odds;
const inverseSum = (odds: number[]): number => odds.reduce((sum, one) => sum + inverse(one), 0);

type Point = OddsHistory['points'][number];

/** The points from the odds at the start of play on; all of them before that. */
function sincePlay(points: Point[], startTime: number | null): Point[] {
  if (startTime === null) return points;
  const begun = points.findIndex(([at]) => at > startTime);
  const last = begun > 0 ? points[begun - 1] : undefined;
  if (!last) return points;
  const [, ...odds] = last;
  return [[startTime, ...odds], ...points.slice(begun)];
}
