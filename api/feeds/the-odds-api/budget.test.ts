import { planOf } from './budget';

const now = Date.UTC(2026, 10, 1);
const plan = (changes: Partial<Parameters<typeof planOf>[0]> = {}) =>
  planOf({
    usage: { day: '2026-11-01', today: 0, used: 0 },
    budget: 1_000_000,
    cost: 2,
    competitions: { before: 1, inPlay: 1 },
    now,
    ...changes,
  });

test('with enough credits odds are read every 60 s before play and every 40 s in play', () => {
  expect(plan()).toEqual({ before: 60_000, inPlay: 40_000, isSlow: false });
});

test('a small budget is spread over the rest of the day and over the hours of play', () => {
  // 30 days of 100 credits: 50 before play for 25 calls in 24 h, 100 in play for 50 calls in 6 h.
  const { before, inPlay, isSlow } = plan({ budget: 3000 });

  expect(Math.round(Number(before) / 60_000)).toBe(58);
  expect(inPlay).toBe((6 * 3_600_000) / 50);
  expect(isSlow).toBe(true);
});

test('before play nothing is taken from what play needs, and a used-up day pauses all', () => {
  const usage = (today: number) => ({ day: '2026-11-01', today, used: today });

  expect(plan({ budget: 3000, usage: usage(50) })).toMatchObject({ before: null });
  expect(plan({ budget: 3000, usage: usage(50) }).inPlay).not.toBeNull();
  expect(plan({ budget: 3000, usage: usage(100) })).toMatchObject({ before: null, inPlay: null });
});

test('a new day begins at nothing, with its share of what the month has left', () => {
  const usage = { day: '2026-11-01', today: 100, used: 2420 };

  // 29 days are left, and 580 credits.
  expect(plan({ budget: 3000, usage, now: Date.UTC(2026, 10, 2) }).inPlay).toBe(
    (6 * 3_600_000 * 2) / 20,
  );
});
