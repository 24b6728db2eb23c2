import type { OddsHistory } from '@/lib/contract/event';

/** A selection's chance (0 to 1) from each moment (unix seconds) on. */
export type ChanceLine = {
  name: string;
  /** 0 and 1 are the match's teams, 2 is any other outcome. */
  side: 0 | 1 | 2;
  points: { at: number; chance: number }[];
};

/** What the odds of the match winner said over time, without the bookmaker's margin. */
export type WinChances = {
  lines: ChanceLine[];
  since: number;
  until: number;
  /** The latest margin: 0.05 is five per cent. */
  margin: number;
};

/**
 * Chances as odds imply them: the inverse of the odds, scaled so that all outcomes come to 1. Null
 * when the history is not about who wins. Once there is play, the time before it is left out.
 */
export function toWinChances(
  history: OddsHistory | null | undefined,
  teams: readonly [string, string],
  startTime: number,
): WinChances | null {
  const names = history?.selections.map(selection => selection.name) ?? [];
  if (!history || !teams.every(team => names.includes(team))) return null;
  const points = sincePlay(
    history.points.filter(([, ...odds]) => odds.length === names.length && odds.every(isPaying)),
    startTime,
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return {
    lines: names.map((name, at) => ({
      name,
      side: sideOf(name, teams),
      points: points.map(([moment, ...odds]) => ({
        at: moment,
        chance: inverse(odds[at]) / inverseSum(odds),
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

function sideOf(name: string, teams: readonly [string, string]): 0 | 1 | 2 {
  const side = teams.indexOf(name);
  return side === 0 || side === 1 ? side : 2;
}

type Point = OddsHistory['points'][number];

/** From the odds that stood when play began; all of them while it has not. */
function sincePlay(points: Point[], startTime: number): Point[] {
  const begun = points.findIndex(([at]) => at > startTime);
  const last = begun > 0 ? points[begun - 1] : undefined;
  if (!last) return points;
  const [, ...odds] = last;
  return [[startTime, ...odds], ...points.slice(begun)];
}
