import { isLegal } from './delivery';
import type { MatchRecord, RecordInnings } from './record';
import type { PlannedBall } from './replay-state';

/** All balls of a record in order, each with what it ends. */
export function planOf(record: MatchRecord): PlannedBall[] {
  return record.innings.flatMap((innings, index) =>
    innings.overs.flatMap((over, overNumber) =>
      over.map((delivery, ball) => {
        const isLastBall = ball === over.length - 1;
        const isLastOver = overNumber === innings.overs.length - 1;
        return {
          innings: index,
          delivery,
          endsOver:
            isLastBall && (!isLastOver || isWhole(innings, overNumber, record.ballsPerOver)),
          endsInnings: isLastBall && isLastOver,
        };
      }),
    ),
  );
}

/** Whether the umpires let an over pass as complete; an innings may end within one. */
function isWhole(innings: RecordInnings, over: number, ballsPerOver: number): boolean {
  const legal = innings.overs[over]?.filter(isLegal).length ?? 0;
  return legal >= (innings.miscounted?.[String(over)] ?? ballsPerOver);
}
