import { specialOf } from './delivery';
import { battingOrderOf } from './people';
import type { MatchRecord } from './record';
import { withDelivery } from './replay-cards';
import { withComments } from './replay-commentary';
import { afterBall, openInnings } from './replay-innings';
import { isFinished } from './replay-phase';
import { planOf } from './replay-plan';
import type { InningsState, Replay } from './replay-state';

export { isFinished };

/** A replay before its first ball. `startTime` in unix seconds: the replay's, not the real match's. */
export function startReplay(record: MatchRecord, { startTime }: { startTime: number }): Replay {
  return {
    record,
    startTime,
    ball: 0,
    plan: planOf(record),
    battingOrder: [battingOrderOf(record, 0), battingOrderOf(record, 1)],
    innings: [],
    comments: [],
    added: [],
  };
}

/** The replay one delivery on, wides and no-balls included; a finished one stays as it is. */
export function advance(replay: Replay): Replay {
  const ball = replay.plan[replay.ball];
  if (!ball) return replay;
  const { record, plan } = replay;
  const innings = [...opened(record, replay.innings, ball.innings)];
  const current = innings.pop();
  if (!current) return replay;

  const following = plan[replay.ball + 1];
  const next = following?.innings === ball.innings ? following : null;
  const after = afterBall(current, ball, next, record.ballsPerOver);
  return withComments(
    { ...replay, ball: replay.ball + 1, innings: [...innings, after] },
    {
      record,
      ball: replay.ball,
      planned: ball,
      before: current,
      after,
      over: withDelivery(current.thisOver, ball.delivery),
      left: specialOf(ball.delivery).out ?? [],
    },
  );
}

/** The replay `ball` deliveries into the record. */
export function replayAt(
  record: MatchRecord,
  ball: number,
  { startTime }: { startTime: number },
): Replay {
  let replay = startReplay(record, { startTime });
  while (replay.ball < ball && !isFinished(replay)) replay = advance(replay);
  return replay;
}

/** The innings so far and those up to `index`; a forfeited one has no ball of its own. */
function opened(
  record: MatchRecord,
  innings: readonly InningsState[],
  index: number,
): readonly InningsState[] {
  if (innings.length > index) return innings;
  const next = openInnings(record, innings.length, innings);
  return next ? opened(record, [...innings, next], index) : innings;
}
