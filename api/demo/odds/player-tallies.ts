import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import type { InningsSituation, Situation } from '@/api/demo/replay/situation';
import { formatScales } from './format-scale';
import { toInningsContext, runsToPlay, type InningsContext } from './innings-context';
import { expectedWickets } from './expected-runs';
import type { Tally } from './top-player';

export type PlayerTally = Tally & { id: string; name: string };

/** The innings of a side that a market refers to: the current one, or a coming one. */
export type SideInnings = {
  innings: InningsSituation | null;
  play: InningsContext | null;
  count: number;
};

const bowlingShare = [0.01, 0.01, 0.02, 0.05, 0.09, 0.11, 0.14, 0.15, 0.15, 0.14, 0.13];
const neutralWickets = { t20: 6.6, hundred: 6.2, 'one-day': 7.6, 'multi-day': 9.6 } as const;

/** The current or next innings of a side; null when it bats no more in the match proper. */
export function sideInnings(situation: Situation, side: 0 | 1): SideInnings | null {
  const play = toInningsContext(situation);
  const batted = situation.innings.filter(
    ({ batting, superOver }) => batting === side && !superOver,
  );
  if (!play) return situation.phase === 'finished' ? null : { innings: null, play: null, count: 1 };
  if (play.innings.superOver) return null;
  const isOn = situation.innings.at(-1) === play.innings;
  if (play.batting === side) {
    return { innings: play.innings, play, count: batted.length + (isOn ? 0 : 1) };
  }
  const { inningsPerSide } = figuresOf(situation.format);
  return batted.length < inningsPerSide
    ? { innings: null, play: null, count: batted.length + 1 }
    : null;
}

/** Runs of each of the side's players in that innings: so far, and the expected mean. */
export function battingTallies(
  situation: Situation,
  side: 0 | 1,
  which: SideInnings,
): PlayerTally[] {
  const { batterRuns } = formatScales[situation.format];
  const { innings, play } = which;
  const wickets = innings?.wickets ?? 0;
  const atEnd = play ? wickets + expectedWickets(play) : neutralWickets[situation.format];
  const most = play ? runsToPlay(play) * 0.5 : Infinity;
  return situation.teams[side].players.map(({ id, name }, index) => {
    const usual = Math.min(batterRuns[index] ?? 3, most);
    const isIn = innings?.atCrease.some(batter => batter.id === id) ?? false;
    const now = innings?.runsOffBat.get(id);
    if (isIn) return { id, name, now: now ?? 0, toCome: usual };
    if (now !== undefined) return { id, name, now, toCome: 0 };
    return { id, name, now: 0, toCome: usual * reach(index, wickets, atEnd) };
  });
}

/**
 * The probability that the player at a batting position bats, with wickets falling up to `atEnd`.
 */
function reach(position: number, wickets: number, atEnd: number): number {
  if (position < 2 && wickets === 0) return 1;
  return Math.max(0.02, Math.min(1, (atEnd + 2 - position) / 2));
}

/** Wickets of each of the side's players while the other side bats: so far and expected. */
export function bowlingTallies(
  situation: Situation,
  side: 0 | 1,
  against: SideInnings,
): PlayerTally[] {
  const { innings, play } = against;
  const toCome = play ? expectedWickets(play) : neutralWickets[situation.format];
  return situation.teams[side].players.map(({ id, name }, index) => ({
    id,
    name,
    now: innings?.wicketsByBowler.get(id) ?? 0,
    toCome: toCome * (bowlingShare[index] ?? 0.1),
  }));
}
