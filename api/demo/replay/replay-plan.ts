import { isLegal } from '@/api/demo/records/delivery';
import type { MatchRecord, RecordInnings } from '@/api/demo/records/record';
import type { PlannedBall } from './replay-state';

/** All balls of a record in order, each with whether it ends its over or innings. */
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
            isLastBall && (!isLastOver || isCompleteOver(innings, overNumber, record.ballsPerOver)),
          endsInnings: isLastBall && isLastOver,
        };
      }),
    ),
  );
}

/** Whether an over is complete for the umpires; an innings may end within one. */
function isCompleteOver(innings: RecordInnings, over: number, ballsPerOver: number): boolean {
  const legal = innings.overs[over]?.filter(isLegal).length ?? 0;
  return legal >= (innings.miscounted?.[String(over)] ?? ballsPerOver);
}
