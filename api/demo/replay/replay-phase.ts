import type { Replay } from './replay-state';
import type { Situation } from './situation';

/** Whether the last ball of the record has been replayed. */
export const isFinished = (replay: Replay): boolean => replay.ball >= replay.plan.length;

/** The phase of a replay: 'break' is between two innings. */
export function phaseOf(replay: Replay): Situation['phase'] {
  if (isFinished(replay)) return 'finished';
  if (replay.ball === 0) return 'upcoming';
  return replay.innings.at(-1)?.closed ? 'break' : 'playing';
}
