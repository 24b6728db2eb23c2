import { winChances } from '@/api/demo/odds/win-chances';
import { advance, isFinished, startReplay } from '@/api/demo/replay/replay';
import type { Replay } from '@/api/demo/replay/replay-state';
import { situationOf } from '@/api/demo/replay/replay-situation';
import { ballCount } from '@/api/demo/records/record';
import { walkedRecords } from '@/tests/fixtures/all-records';
import { finishedReplay } from '@/tests/fixtures/finished-replay';

/** Walking a Test ball by ball twice takes seconds. */
const short = walkedRecords.filter(([, record]) => ballCount(record) < 700);

const commentedChances = (record: (typeof short)[number][1]) =>
  finishedReplay(record).comments.flatMap(({ items }) =>
    items.flatMap(({ win_chance }) => win_chance ?? []).toReversed(),
  );

/** Only the end is certain. */
const chancesOf = (replay: Replay): [number, number] => {
  const [first, second] = winChances(situationOf(replay));
  return [Math.max(0.001, Math.min(0.999, first)), Math.max(0.001, Math.min(0.999, second))];
};

test.each(short)('each over of %s has its chance and its largest move', (_, record) => {
  const expected: { over: number; sides: number[]; points: number }[] = [];
  let replay = startReplay(record, { startTime: 0 });
  let earlier = chancesOf(replay);
  let moves: number[] = [];
  while (!isFinished(replay)) {
    const ball = replay.plan[replay.ball];
    replay = advance(replay);
    const innings = replay.innings.at(-1);
    if (!ball || !innings) throw new Error('a ball without an innings');
    const { outcome } = record;
    const chances = !isFinished(replay)
      ? chancesOf(replay)
      : outcome.winner !== null
        ? ([0, 1] as const).map(side => (side === outcome.winner ? 1 : 0))
        : outcome.result === 'tie'
          ? [0.5, 0.5]
          : earlier;
    moves.push((chances[innings.batting] ?? 0) - (earlier[innings.batting] ?? 0));
    earlier = [chances[0] ?? 0, chances[1] ?? 0];
    if (!ball.endsOver && !ball.endsInnings) continue;
    const largest = moves.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
    expected.push({
      over: ball.endsOver ? innings.overs : innings.overs + 1,
      sides: earlier.map(chance => Math.round(chance * 1000) / 1000),
      points: Math.round(largest * 100),
    });
    moves = [];
  }

  expect(
    commentedChances(record).map(({ over, sides, move }) => ({
      over,
      sides,
      points: move?.points ?? 0,
    })),
  ).toEqual(expected.map(over => ({ ...over, points: over.points || 0 })));
});

test.each(walkedRecords)(
  'the chances of %s are shares, and 1 for its winner at the end',
  (_, record) => {
    const { chances } = finishedReplay(record);
    const { winner } = record.outcome;
    if (winner !== null) expect(chances?.[winner]).toBe(1);
    for (const { sides } of commentedChances(record)) {
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
      expect(sides[0] + sides[1]).toBeLessThanOrEqual(1.001);
    }
  },
);

test('a move is explained by what the ball was', () => {
  const causes = walkedRecords.flatMap(([, record]) =>
    commentedChances(record).flatMap(({ move }) => move?.cause ?? []),
  );
  const kinds =
    /^(?:wicket of|dot ball by|four by|six by|wide by|\d+ runs? (?:by|of a wide by|of a no-ball by)|\d+ (?:bye|leg bye|penalty run)s?$)/;
  expect(causes.filter(cause => !kinds.test(cause))).toEqual([]);
  expect(causes.some(cause => cause.startsWith('wicket of'))).toBe(true);
});
