import { planDay, planNote } from './daily-plan';

const midnight = Date.UTC(2026, 10, 1);
const cost = { list: 1, scorecard: 1 };
const minute = 60_000;
const plan = (changes: Partial<Parameters<typeof planDay>[0]> = {}) =>
  planDay({ left: 2000, playing: 1, cost, now: midnight, ...changes });

test('with enough hits the list is read every 30 s and a scorecard every minute', () => {
  const enough = plan({ left: 2000 });

  expect(enough).toEqual({ list: 30_000, scorecard: minute, isSlow: false });
  expect(planNote(enough, 1)).toBeNull();
});

test('100 hits are spread over six hours of play, half for the list and half for scorecards', () => {
  expect(plan({ left: 100 })).toEqual({
    list: 7.2 * minute,
    scorecard: 7.2 * minute,
    isSlow: true,
  });
  expect(plan({ left: 100, playing: 2 }).scorecard).toBe(14.4 * minute);
  expect(plan({ left: 100, cost: { list: 1, scorecard: 10 } }).scorecard).toBe(72 * minute);
});

test('while nothing is played, a quarter of the hits is spread over the rest of the day', () => {
  const idle = plan({ left: 100, playing: 0, now: midnight + 12 * 60 * minute });

  expect(Math.round(Number(idle.list) / minute)).toBe(30);
  expect(idle.scorecard).toBeNull();
});

test('without hits left everything pauses', () => {
  const none = plan({ left: 0 });

  expect(none).toMatchObject({ list: null, scorecard: null });
  expect(planNote(none, 1)).toBe(
    'slowed by the hits of the plan: list paused until tomorrow, scorecards paused until tomorrow',
  );
});
