import type { OverChance, WinChance } from '@/lib/contract/commentary';
import type { BallContext } from '@/api/demo/commentary/ball-context';
import { winChances } from '@/api/demo/odds/win-chances';
import { isFinished } from '@/api/demo/replay/replay-phase';
import { situationOf } from '@/api/demo/replay/replay-situation';
import type { Replay } from '@/api/demo/replay/replay-state';
import { moveCause } from './move-cause';

type Known = Pick<Replay, 'chances' | 'move'>;

/**
 * The chances after the last ball of `next`, and the largest move of its over so far; `before` is the
 * replay before that ball.
 */
export function chancesAfter(before: Replay, next: Replay, context: BallContext): Known {
  const { batting, thisOver } = context.before;
  const earlier = before.chances ?? chancesInPlay(before);
  const chances = isFinished(next) ? chancesAtEnd(next, earlier) : chancesInPlay(next);
  const move = { cause: moveCause(context), change: chances[batting] - earlier[batting] };
  const isFirstOfOver = thisOver.bowlers.length === 0;
  const largest = isFirstOfOver ? null : before.move;
  const isLarger = Math.abs(move.change) > Math.abs(largest?.change ?? 0);
  return { chances, move: isLarger ? move : largest };
}

/** Those of the model; 0.1 to 99.9 %, since only the end is certain. */
function chancesInPlay(replay: Replay): WinChance {
  const [first, second] = winChances(situationOf(replay));
  return [uncertain(first), uncertain(second)];
}

const uncertain = (chance: number): number => Math.max(0.001, Math.min(0.999, chance));

/** After a match without a result the chances stay as they were: nobody knows better. */
function chancesAtEnd({ record: { outcome } }: Replay, last: WinChance): WinChance {
  if (outcome.winner !== null) return outcome.winner === 0 ? [1, 0] : [0, 1];
  if (outcome.result === 'tie') return [0.5, 0.5];
  return outcome.result === 'draw' ? [0, 0] : last;
}

/** The chances at the end of an over or of an innings for the comment on its last ball. */
export function overChance({ chances, move }: Known, { after, planned }: BallContext) {
  if (chances === null || !(planned.endsOver || planned.endsInnings)) return null;
  const points = Math.round((move?.change ?? 0) * 100);
  return {
    over: planned.endsOver ? after.overs : after.overs + 1,
    sides: rounded(chances),
    ...(move && points !== 0 && { move: { cause: move.cause, points } }),
  } satisfies OverChance;
}

/** To a thousandth, as they are sent. */
export const rounded = ([first, second]: WinChance): WinChance => [
  Math.round(first * 1000) / 1000,
  Math.round(second * 1000) / 1000,
];
