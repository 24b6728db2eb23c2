import type { OverChance } from '@/lib/contract/commentary';
import type { Match } from '@/lib/domain/match/match';
import type { InningsChart } from '@/lib/domain/scorecard/innings-chart';

/** The chances after an over, at its place in the match. */
export type ChancePoint = {
  /** The overs of the match until then, those of earlier innings included. */
  overs: number;
  /** The chance of each team, 0 to 1; a draw has the rest. */
  sides: OverChance['sides'];
};

/** The win chances of our own model, over by over. */
export type ModelChances = {
  teams: readonly [string, string];
  points: ChancePoint[];
  innings: {
    label: string;
    shortLabel: string;
    /** The name of the batting team, whose chance the moves are of. */
    batting: string;
    /** The overs of the match before it, and until its end; until its limit while it is in play. */
    from: number;
    until: number;
    overs: readonly OverChance[];
  }[];
};

/** Null when no innings has a chance. */
export function toModelChances(
  charts: readonly InningsChart[],
  teams: Match['teams'],
): ModelChances | null {
  const names = [teams[0].name, teams[1].name] as const;
  const played = charts.filter(({ chances }) => chances.length > 0);
  let from = 0;
  const innings = played.map((chart, index) => {
    const last = chart.chances.at(-1)?.over ?? 0;
    const isLatest = index === played.length - 1;
    const until = from + (isLatest ? Math.max(last, chart.allottedOvers ?? 0) : last);
    const { label, shortLabel, chances, side } = chart;
    const placed = { label, shortLabel, batting: names[side], from, until, overs: chances };
    from = until;
    return placed;
  });
  if (innings.length === 0) return null;
  const points = innings.flatMap(({ from, overs }) =>
    overs.map(({ over, sides }) => ({ overs: from + over, sides })),
  );
  return { teams: names, points, innings };
}

/** What moved a chance most, with the batting side's name where that is not clear: 'wicket of Yadav, −9'. */
export const moveText = ({ move }: Pick<OverChance, 'move'>): string =>
  move ? `${move.cause}, ${pointsText(move.points)}` : '';

/** '+12' or '−9', with the minus sign of typography. */
const pointsText = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
