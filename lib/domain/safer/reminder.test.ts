import { fc } from '@/tests/fixtures/properties';
import {
  addVisible,
  isReminderDue,
  longestStepMs,
  secondsLeftOfDay,
  spentText,
  type TimeSpent,
} from './reminder';

const day = '2026-11-30';
const nothing: TimeSpent = { day, spentMs: 0, countedTo: 0, remindedMs: 0 };
const stepMs = 1000;

test('time that two tabs show at once counts once', () => {
  const first = addVisible(nothing, { from: 0, now: 1000, day });
  const second = addVisible(first, { from: 200, now: 1200, day });

  expect(second.spentMs).toBe(1200);
});

test('a day begins at zero', () => {
  const spent = { day, spentMs: 90_000, countedTo: 500, remindedMs: 60_000 };

  expect(addVisible(spent, { from: 1000, now: 2000, day: '2026-12-01' })).toEqual({
    ...{ day: '2026-12-01', spentMs: 1000, countedTo: 2000, remindedMs: 0 },
  });
});

test('the time in which the device slept does not count', () => {
  const woken = addVisible(nothing, { from: 0, now: 8 * 3_600_000, day });

  expect(woken.spentMs).toBe(longestStepMs);
});

test('a clock set back loses nothing and counts on', () => {
  const spent = { ...nothing, spentMs: 60_000, countedTo: 3_600_000 };
  const back = addVisible(spent, { from: 0, now: 1000, day });
  const later = addVisible(back, { from: 1000, now: 2000, day });

  expect([back.spentMs, later.spentMs]).toEqual([60_000, 61_000]);
});

/** When each tab is visible, in steps. */
const visits = fc.array(
  fc.record({ from: fc.nat(600), steps: fc.nat(120), offset: fc.nat(stepMs - 1) }),
  { maxLength: 6 },
);

test('the time spent is that in which any tab was visible, to a step for each tab', () => {
  fc.assert(
    fc.property(visits, tabs => {
      const ticks = tabs
        .flatMap(({ from, steps, offset }) =>
          Array.from({ length: steps }, (_, step) => {
            const begin = (from + step) * stepMs + offset;
            return { from: begin, now: begin + stepMs, day };
          }),
        )
        .sort((one, other) => one.now - other.now);
      const spent = ticks.reduce(addVisible, nothing).spentMs;
      let covered = 0;
      let to = 0;
      for (const { from, now } of ticks.toSorted((one, other) => one.from - other.from)) {
        covered += Math.max(0, now - Math.max(from, to));
        to = Math.max(to, now);
      }

      expect(spent).toBeLessThanOrEqual(covered);
      expect(spent).toBeGreaterThanOrEqual(covered - tabs.length * stepMs);
    }),
  );
});

test('a reminder is due when its minutes have passed since the last one', () => {
  const at = (spentMs: number, remindedMs = 0) =>
    isReminderDue({ ...nothing, spentMs, remindedMs }, 15);

  expect([at(899_999), at(900_000), at(1_000_000, 900_000), at(1_800_000, 900_000)]).toEqual([
    ...[false, true, false, true],
  ]);
});

test.each([
  [59_999, '0 minutes'],
  [60_000, '1 minute'],
  [1_800_000, '30 minutes'],
  [3_600_000, '1 hour'],
  [7_500_000, '2 hours and 5 minutes'],
])('%p ms are %p', (ms, text) => {
  expect(spentText(ms)).toBe(text);
});

test('the rest of a day ends at the midnight of the device', () => {
  expect(secondsLeftOfDay(new Date(2026, 10, 30, 22, 30))).toBe(5400);
  expect(secondsLeftOfDay(new Date(2026, 11, 31, 23, 59, 59, 999))).toBe(1);
});
