import type * as z from 'zod/mini';
import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { InningsCard, MatchInfo } from '@/lib/contract/match-info';
import { phases, type MatchFormat, type Phase } from '@/lib/contract/match-format';
import { groupBy } from '@/lib/domain/group-by';
import { howOutKind } from '@/lib/domain/scorecard/dismissal';
import { isSuperOver } from '@/lib/domain/scorecard/innings-label';
import { phaseOf } from './phase';
import { numeric, toText } from '@/lib/domain/scorecard/scalar';
import { sum } from './batting';
import { isBall, toDelivery, type Delivery } from './delivery';

/** What a batter did against a bowler; dismissals are those that the Laws credit to the bowler. */
export type MatchUp = { batter: string; bowler: string } & MatchUpFigures;
export type MatchUpFigures = { balls: number; runs: number; dismissals: number };

/** A player's figures in one phase of an innings. */
export type PhaseFigures = {
  phase: Phase;
  batting: { runs: number; balls: number; outs: number };
  /** Legal balls. */
  bowling: { balls: number; runs: number; wickets: number };
};

/** What only deliveries show of a match, by the scorecard's ids. */
export type BallFigures = {
  matchUps: MatchUp[];
  /** Empty in formats without a limit of overs. */
  phases: Map<string, PhaseFigures[]>;
};

type Card = z.infer<typeof InningsCard>;

/**
 * The figures that need every ball of a match, from its comments and without super overs. Null unless the comments
 * of each innings add up to its scorecard: some balls would pass for all of them.
 */
export function ballFigures(
  info: MatchInfo,
  commentary: readonly CommentaryInnings[],
  format?: MatchFormat | null,
): BallFigures | null {
  const cards = (info.Innings ?? []).flatMap((card, index) =>
    isSuperOver(card, index) ? [] : [{ card, id: String(index + 1) }],
  );
  const matchUps = new Map<string, MatchUp>();
  const players = new Map<string, Map<Phase, PhaseFigures>>();
  for (const { card, id } of cards) {
    const balls = commentary.find(innings => String(innings.id) === id)?.items.filter(isBall) ?? [];
    const deliveries = balls.flatMap(ball => toDelivery(ball) ?? []);
    if (deliveries.length < balls.length || !isComplete(deliveries, card)) return null;
    for (const delivery of deliveries) addToMatchUp(matchUps, delivery);
    const overs = numeric(card.AllottedOvers) ?? 0;
    for (const delivery of deliveries) {
      const phase = format ? phaseOf(delivery.over, overs, format) : null;
      if (phase) addToPhases(players, delivery, phase);
    }
  }
  if (matchUps.size === 0) return null;
  return {
    matchUps: [...matchUps.values()],
    phases: new Map([...players].map(([id, of]) => [id, phases.flatMap(one => of.get(one) ?? [])])),
  };
}

/** Whether deliveries add up to the runs, balls and wickets of all lines of a scorecard. */
function isComplete(deliveries: readonly Delivery[], card: Card): boolean {
  const byBatter = groupBy(deliveries, ({ batter }) => batter);
  const byBowler = groupBy(deliveries, ({ bowler }) => bowler);
  const batters = (card.Batsmen ?? []).map(line => ({
    own: byBatter.get(toText(line.Batsman) ?? '') ?? [],
    runs: numeric(line.Runs) ?? 0,
    balls: numeric(line.Balls) ?? 0,
  }));
  const bowlers = (card.Bowlers ?? []).map(line => ({
    own: byBowler.get(toText(line.Bowler) ?? '') ?? [],
    runs: numeric(line.Runs) ?? 0,
    wickets: numeric(line.Wickets) ?? 0,
  }));
  const known = (lists: readonly { own: readonly Delivery[] }[]) =>
    sum(lists.map(({ own }) => own.length)) === deliveries.length;
  return (
    known(batters) &&
    known(bowlers) &&
    batters.every(
      ({ own, runs, balls }) =>
        sum(own.map(one => one.runs)) === runs && own.filter(one => one.isFaced).length === balls,
    ) &&
    bowlers.every(
      ({ own, runs, wickets }) =>
        sum(own.map(one => one.conceded)) === runs &&
        own.filter(isBowlersWicket).length === wickets,
    )
  );
}

const isBowlersWicket = ({ out }: Delivery): boolean =>
  out !== null && ofTheBowler.has(howOutKind(out.howOut) ?? '');

/** Laws 32 to 36 and 39. */
const ofTheBowler = new Set<string>([
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'hit wicket',
]);

function addToMatchUp(matchUps: Map<string, MatchUp>, delivery: Delivery): void {
  const { batter, bowler } = delivery;
  const key = JSON.stringify([batter, bowler]);
  const matchUp = matchUps.get(key) ?? { batter, bowler, balls: 0, runs: 0, dismissals: 0 };
  matchUps.set(key, matchUp);
  matchUp.runs += delivery.runs;
  if (delivery.isFaced) matchUp.balls += 1;
  // Each of the bowler's wickets is the striker's.
  if (isBowlersWicket(delivery)) matchUp.dismissals += 1;
}

function addToPhases(
  players: Map<string, Map<Phase, PhaseFigures>>,
  delivery: Delivery,
  phase: Phase,
): void {
  const figuresOf = (player: string): PhaseFigures => {
    const own = players.get(player) ?? new Map<Phase, PhaseFigures>();
    const figures = own.get(phase) ?? {
      phase,
      batting: { runs: 0, balls: 0, outs: 0 },
      bowling: { balls: 0, runs: 0, wickets: 0 },
    };
    players.set(player, own.set(phase, figures));
    return figures;
  };
  const { batting } = figuresOf(delivery.batter);
  batting.runs += delivery.runs;
  if (delivery.isFaced) batting.balls += 1;
  if (delivery.out) figuresOf(delivery.out.player).batting.outs += 1;
  const { bowling } = figuresOf(delivery.bowler);
  bowling.runs += delivery.conceded;
  if (delivery.isLegal) bowling.balls += 1;
  if (isBowlersWicket(delivery)) bowling.wickets += 1;
}
