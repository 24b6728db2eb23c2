import { retryDelay } from './retry';

test('[P4] retries ten times, five seconds apart', () => {
  expect(Array.from({ length: 12 }, (_, index) => retryDelay(index + 1))).toEqual([
    ...Array.from({ length: 10 }, () => 5000),
    null,
    null,
  ]);
});
