import {
  boundaryOf,
  bowlerRuns,
  extraRuns,
  isBowlers,
  isLegal,
  specialOf,
  totalRuns,
  wicketsOf,
} from '@/api/demo/records/delivery';
import type { Delivery } from '@/api/demo/records/record';
import type { BatterState, BowlerState, OverState, PartnershipState } from './replay-state';

const newBatter = (player: number): BatterState => ({
  player,
  runs: 0,
  balls: 0,
  fours: 0,
  sixes: 0,
  dots: 0,
  dismissal: null,
});

/**
 * The batting card after a ball; a new or returning batter is added. `next` is the innings' next
 * ball, whose two batters are at the crease.
 */
export function withBatters(
  batters: readonly BatterState[],
  delivery: Delivery,
  next: Delivery | null,
): readonly BatterState[] {
  const [striker, nonStriker, bowler, runs] = delivery;
  const { wd, out = [] } = specialOf(delivery);
  const involved = [striker, nonStriker, ...out.map(wicket => wicket.player)];
  const onCard = new Set(batters.map(batter => batter.player));
  const nextBatters = next ? [next[0], next[1]] : [];
  const added = [...new Set([...involved, ...nextBatters])].filter(player => !onCard.has(player));
  const boundary = boundaryOf(delivery);

  return [...batters, ...added.map(newBatter)].map(batter => {
    if (!involved.includes(batter.player)) return batter;
    const wicket = out.find(({ player }) => player === batter.player);
    const dismissal = wicket ? { wicket, bowler } : null;
    if (batter.player !== striker) return { ...batter, dismissal };
    return {
      player: batter.player,
      runs: batter.runs + runs,
      balls: batter.balls + (wd ? 0 : 1),
      fours: batter.fours + (boundary === 4 ? 1 : 0),
      sixes: batter.sixes + (boundary === 6 ? 1 : 0),
      dots: batter.dots + (!wd && runs === 0 ? 1 : 0),
      dismissal,
    };
  });
}

type OverProgress = { over: OverState; endsOver: boolean; inOver: number; ballsPerOver: number };

/**
 * The bowling card after a ball. `inOver` is the number of legal balls of the over, including this
 * one.
 */
export function withBowler(
  bowlers: readonly BowlerState[],
  delivery: Delivery,
  { over, endsOver, inOver, ballsPerOver }: OverProgress,
): readonly BowlerState[] {
  const player = delivery[2];
  const { wd = 0, nb = 0 } = specialOf(delivery);
  const boundary = boundaryOf(delivery);
  const credited = wicketsOf(delivery).filter(isBowlers).length;
  const conceded = bowlerRuns(delivery);
  const isMaiden = endsOver && over.bowlers.length === 1 && over.bowlerRuns === 0;
  // A miscounted over is a complete over on the card.
  const balls = (isLegal(delivery) ? 1 : 0) + (endsOver ? ballsPerOver - inOver : 0);

  const before = bowlers.find(bowler => bowler.player === player) ?? newBowler(player);
  const after: BowlerState = {
    player,
    balls: before.balls + balls,
    maidens: before.maidens + (isMaiden ? 1 : 0),
    runs: before.runs + conceded,
    wickets: before.wickets + credited,
    noballs: before.noballs + (nb > 0 ? 1 : 0),
    wides: before.wides + wd,
    dots: before.dots + (isLegal(delivery) && conceded === 0 ? 1 : 0),
    fours: before.fours + (boundary === 4 ? 1 : 0),
    sixes: before.sixes + (boundary === 6 ? 1 : 0),
    streak: credited > 0 ? before.streak + credited : 0,
  };
  return bowlers.includes(before)
    ? bowlers.map(bowler => (bowler === before ? after : bowler))
    : [...bowlers, after];
}

const newBowler = (player: number): BowlerState => ({
  player,
  balls: 0,
  maidens: 0,
  runs: 0,
  wickets: 0,
  noballs: 0,
  wides: 0,
  dots: 0,
  fours: 0,
  sixes: 0,
  streak: 0,
});

/** The over after another ball. */
export function withDelivery(over: OverState, delivery: Delivery): OverState {
  const bowler = delivery[2];
  return {
    runs: over.runs + totalRuns(delivery),
    wickets: over.wickets + wicketsOf(delivery).length,
    bowlerRuns: over.bowlerRuns + bowlerRuns(delivery),
    bowlers: over.bowlers.includes(bowler) ? over.bowlers : [...over.bowlers, bowler],
  };
}

/** Whether the batters of a ball are those of the partnership, which has none before its first ball. */
export const hasPartners = (
  { batters }: PartnershipState,
  [striker, nonStriker]: Delivery,
): boolean => batters.every(({ player }) => player === striker || player === nonStriker);

/** The partnership after another ball of its batters; the striker of its first ball is the first. */
export function withPartners(partners: PartnershipState, delivery: Delivery): PartnershipState {
  const [striker, nonStriker, , batterRuns] = delivery;
  const faced = specialOf(delivery).wd ? 0 : 1;
  const pair =
    partners.batters.length > 0
      ? partners.batters
      : [striker, nonStriker].map(player => ({ player, runs: 0, balls: 0 }));
  return {
    ...partners,
    runs: partners.runs + totalRuns(delivery),
    balls: partners.balls + faced,
    extras: partners.extras + extraRuns(delivery),
    batters: pair.map(batter =>
      batter.player === striker
        ? { ...batter, runs: batter.runs + batterRuns, balls: batter.balls + faced }
        : batter,
    ),
  };
}
