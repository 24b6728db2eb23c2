import type { InningsSituation, Situation } from '../situation';
import { formatScales } from './format-scale';
import { playOf, runsLeft, type Play } from './play';
import { wicketsToCome } from './runs-to-come';
import type { Tally } from './top-of';

export type PlayerTally = Tally & { id: string; name: string };

/** Which innings of a side a market is about: the current one, or one yet to come. */
export type SideInnings = { innings: InningsSituation | null; play: Play | null; count: number };

const bowlingShare = [0.01, 0.01, 0.02, 0.05, 0.09, 0.11, 0.14, 0.15, 0.15, 0.14, 0.13];
const neutralWickets = { T20: 6.6, Hundred: 6.2, ODI: 7.6, Test: 9.6 } as const;

/** The side's innings that is on or comes next; null when it bats no more in the match proper. */
export function sideInnings(situation: Situation, side: 0 | 1): SideInnings | null {
  const play = playOf(situation);
  const batted = situation.innings.filter(
    ({ batting, superOver }) => batting === side && !superOver,
  );
  if (!play) return situation.phase === 'finished' ? null : { innings: null, play: null, count: 1 };
  if (play.innings.superOver) return null;
  const isOn = situation.innings.at(-1) === play.innings;
  if (play.batting === side) {
    return { innings: play.innings, play, count: batted.length + (isOn ? 0 : 1) };
  }
  const most = situation.format === 'Test' ? 2 : 1;
  return batted.length < most ? { innings: null, play: null, count: batted.length + 1 } : null;
}

/** Runs of each of the side's players in that innings: so far, and the mean of what is to come. */
export function battingTallies(
  situation: Situation,
  side: 0 | 1,
  which: SideInnings,
): PlayerTally[] {
  const { batterRuns } = formatScales[situation.format];
  const { innings, play } = which;
  const wickets = innings?.wickets ?? 0;
  const atEnd = play ? wickets + wicketsToCome(play) : neutralWickets[situation.format];
  const most = play ? runsLeft(play) * 0.5 : Infinity;
  return situation.teams[side].players.map(({ id, name }, place) => {
    const usual = Math.min(batterRuns[place] ?? 3, most);
    const isIn = innings?.atCrease.some(batter => batter.id === id) ?? false;
    const now = innings?.runsOffBat.get(id);
    if (isIn) return { id, name, now: now ?? 0, toCome: usual };
    if (now !== undefined) return { id, name, now, toCome: 0 };
    return { id, name, now: 0, toCome: usual * reach(place, wickets, atEnd) };
  });
}

/** How likely the player at a place of the order bats at all, wickets falling up to `atEnd`. */
function reach(place: number, wickets: number, atEnd: number): number {
  if (place < 2 && wickets === 0) return 1;
  return Math.max(0.02, Math.min(1, (atEnd + 2 - place) / 2));
}

/** Wickets of each of the side's players while the other side bats: so far and to come. */
export function bowlingTallies(
  situation: Situation,
  side: 0 | 1,
  against: SideInnings,
): PlayerTally[] {
  const { innings, play } = against;
  const toCome = play ? wicketsToCome(play) : neutralWickets[situation.format];
  return situation.teams[side].players.map(({ id, name }, place) => ({
    id,
    name,
    now: innings?.wicketsByBowler.get(id) ?? 0,
    toCome: toCome * (bowlingShare[place] ?? 0.1),
  }));
}
