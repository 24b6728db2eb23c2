import { specialOf } from '@/api/demo/records/delivery';
import { battingOrderOf } from '@/api/demo/records/players';
import type { MatchRecord } from '@/api/demo/records/record';
import { withDelivery } from './replay-cards';
import { chancesAfter } from '@/api/demo/win-chance/replay-chances';
import { withComments } from '@/api/demo/commentary/replay-commentary';
import { afterBall, openInnings } from './replay-innings';
import { isFinished } from './replay-phase';
import { planOf } from './replay-plan';
import type { InningsState, Replay } from './replay-state';

export { isFinished };

/**
 * A replay before its first ball. `startTime` in unix seconds: that of the replay, not of the real
 * match.
 */
export function startReplay(record: MatchRecord, { startTime }: { startTime: number }): Replay {
  return {
    record,
    startTime,
    ball: 0,
    plan: planOf(record),
    battingOrder: [battingOrderOf(record, 0), battingOrderOf(record, 1)],
    innings: [],
    chances: null,
    move: null,
    comments: [],
    added: [],
  };
}

/** The replay after another delivery, also a wide or a no-ball; a finished one is unchanged. */
export function advance(replay: Replay): Replay {
  const ball = replay.plan[replay.ball];
  if (!ball) return replay;
  const { record, plan } = replay;
  const innings = [...withInningsUpTo(record, replay.innings, ball.innings)];
  const current = innings.pop();
  if (!current) return replay;

  const following = plan[replay.ball + 1];
  const nextBall = following?.innings === ball.innings ? following : null;
  const after = afterBall(current, ball, nextBall, record.ballsPerOver);
  const context = {
    record,
    ball: replay.ball,
    planned: ball,
    before: current,
    after,
    over: withDelivery(current.thisOver, ball.delivery),
    dismissals: specialOf(ball.delivery).out ?? [],
  };
  const next = { ...replay, ball: replay.ball + 1, innings: [...innings, after] };
  return withComments({ ...next, ...chancesAfter(replay, next, context) }, context);
}

/** The replay after `ball` deliveries of the record. */
export function replayAt(
  record: MatchRecord,
  ball: number,
  { startTime }: { startTime: number },
): Replay {
  let replay = startReplay(record, { startTime });
  while (replay.ball < ball && !isFinished(replay)) replay = advance(replay);
  return replay;
}

/** Adds the innings up to `index`; a forfeited one has no ball. */
function withInningsUpTo(
  record: MatchRecord,
  innings: readonly InningsState[],
  index: number,
): readonly InningsState[] {
  if (innings.length > index) return innings;
  const next = openInnings(record, innings.length, innings);
  return next ? withInningsUpTo(record, [...innings, next], index) : innings;
}
