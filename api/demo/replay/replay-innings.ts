import { boundaryOf, isLegal, specialOf, totalRuns, wicketsOf } from '@/api/demo/records/delivery';
import type { MatchRecord } from '@/api/demo/records/record';
import { hasPartners, withBatters, withBowler, withDelivery, withPartners } from './replay-cards';
import { allottedBalls, targetOf } from './replay-limits';
import type { InningsState, OverState, PartnershipState, PlannedBall } from './replay-state';

const emptyOver: OverState = { runs: 0, wickets: 0, bowlerRuns: 0, bowlers: [] };
const partnershipFor = (wicket: number): PartnershipState => ({
  runs: 0,
  balls: 0,
  extras: 0,
  batters: [],
  forWicket: wicket,
});

/** An innings before its first ball; `earlier` are the innings before it. */
export function openInnings(
  record: MatchRecord,
  index: number,
  earlier: readonly InningsState[],
): InningsState | null {
  const source = record.innings[index];
  if (!source) return null;
  const superOver = source.superOver === true;
  const penalty = source.penalty?.pre ?? 0;
  return {
    index,
    source,
    batting: source.team,
    superOver,
    target: targetOf(record, index, earlier),
    allottedBalls: allottedBalls(record, index),
    runs: penalty,
    wickets: 0,
    overs: 0,
    ballsInOver: 0,
    extras: { byes: 0, legbyes: 0, wides: 0, noballs: 0, penalty },
    fours: 0,
    sixes: 0,
    batters: [],
    bowlers: [],
    falls: [],
    partnership: partnershipFor(1),
    pastPartnerships: [],
    overRuns: [],
    thisOver: emptyOver,
    crease: null,
    bowler: null,
    closed: source.overs.length === 0,
  };
}

/**
 * The innings after another ball; `next` is the following ball, null when that is not of this
 * innings.
 */
export function afterBall(
  innings: InningsState,
  { delivery, endsOver, endsInnings }: PlannedBall,
  next: PlannedBall | null,
  ballsPerOver: number,
): InningsState {
  const { source } = innings;
  const [, , bowler] = delivery;
  const { wd = 0, nb = 0, b = 0, lb = 0, pen = 0 } = specialOf(delivery);
  const post = endsInnings ? (source.penalty?.post ?? 0) : 0;
  const boundary = boundaryOf(delivery);
  const out = wicketsOf(delivery);
  const runs = innings.runs + totalRuns(delivery) + post;
  const overs = innings.overs + (endsOver ? 1 : 0);
  const inOver = innings.ballsInOver + (isLegal(delivery) ? 1 : 0);
  const ballsInOver = endsOver ? 0 : inOver;
  const batters = withBatters(innings.batters, delivery, next?.delivery ?? null);
  const over = withDelivery(innings.thisOver, delivery);
  // A batter who retired not out between two balls ended no wicket, but the pair (Law 25.4).
  const isSamePair = hasPartners(innings.partnership, delivery);
  const partnership = withPartners(
    isSamePair ? innings.partnership : partnershipFor(innings.partnership.forWicket),
    delivery,
  );
  const ended = isSamePair
    ? innings.pastPartnerships
    : [...innings.pastPartnerships, innings.partnership];
  return {
    ...innings,
    runs,
    wickets: innings.wickets + out.length,
    overs,
    ballsInOver,
    extras: {
      byes: innings.extras.byes + b,
      legbyes: innings.extras.legbyes + lb,
      wides: innings.extras.wides + wd,
      noballs: innings.extras.noballs + nb,
      penalty: innings.extras.penalty + pen + post,
    },
    fours: innings.fours + (boundary === 4 ? 1 : 0),
    sixes: innings.sixes + (boundary === 6 ? 1 : 0),
    batters,
    bowlers: withBowler(innings.bowlers, delivery, { over, endsOver, inOver, ballsPerOver }),
    falls: [
      ...innings.falls,
      ...out.map((wicket, index) => ({
        player: wicket.player,
        runs,
        wicket: innings.wickets + index + 1,
        overs,
        ballsInOver,
        balls: overs * ballsPerOver + ballsInOver,
      })),
    ],
    partnership: out.length > 0 ? partnershipFor(innings.wickets + out.length + 1) : partnership,
    pastPartnerships: out.length > 0 ? [...ended, partnership] : ended,
    overRuns: endsOver ? [...innings.overRuns, over.runs] : innings.overRuns,
    thisOver: endsOver ? emptyOver : over,
    crease: next ? { striker: next.delivery[0], nonStriker: next.delivery[1] } : null,
    bowler,
    closed: endsInnings,
  };
}
