import { fc } from '@/tests/fixtures/properties';
import { createFrameLimit } from './frame-limit';

/** The number of frames within the limit, sent at these times in ms. */
function allowed(times: readonly number[]): number {
  let at = 0;
  const isWithinLimit = createFrameLimit(() => at);
  return times.filter(time => {
    at = time;
    return isWithinLimit();
  }).length;
}

const gapsMs = fc.array(fc.nat(120), { minLength: 1, maxLength: 300 });
const toTimes = (gaps: readonly number[]): number[] => {
  let at = 1000;
  return gaps.map(gap => (at += gap));
};

test('a client may send 40 frames at once', () => {
  expect(allowed(Array(40).fill(5000))).toBe(40);
  expect(allowed(Array(41).fill(5000))).toBe(40);
});

test('a client that sends 20 frames a second is never over the limit', () => {
  const times = Array.from({ length: 10_000 }, (_, at) => at * 50);

  expect(allowed(times)).toBe(10_000);
});

test('a client that sends 21 frames a second exceeds the limit in time', () => {
  const times = Array.from({ length: 1000 }, (_, at) => (at * 1000) / 21);

  expect(allowed(times)).toBeLessThan(1000);
});

test('in any rhythm at most 40 frames and then 20 a second are allowed', () => {
  fc.assert(
    fc.property(gapsMs, gaps => {
      const times = toTimes(gaps);
      const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;

      expect(allowed(times)).toBeLessThanOrEqual(40 + 20 * seconds);
    }),
  );
});
