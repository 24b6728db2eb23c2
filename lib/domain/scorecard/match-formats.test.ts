import { matchFormats } from '@/lib/contract/match-format';
import {
  figuresOf,
  isBattedTwice,
  longestSeconds,
  oversPerInnings,
  usualSeconds,
} from './match-formats';

const hour = 3600;
const day = 24 * hour;

test.each([
  ['t10', 2 * hour],
  ['hundred', 3 * hour],
  ['t20', 4 * hour],
  ['one-day', 8 * hour],
  ['multi-day', 4 * day + 8 * hour],
  [null, 4 * hour],
] as const)('a match of %s usually lasts %d seconds', (format, expected) => {
  expect(usualSeconds(format)).toBe(expected);
});

test('no match is over before it usually ends, and one of several days may use a reserve day', () => {
  for (const format of [...matchFormats, null])
    expect(longestSeconds(format)).toBeGreaterThan(usualSeconds(format));
  expect(longestSeconds('multi-day')).toBeGreaterThan(5 * day);
  expect(longestSeconds('t20')).toBe(14 * hour);
});

test('a hundred balls are sets of five', () => {
  expect(figuresOf('hundred')).toMatchObject({ ballsPerInnings: 100, ballsPerOver: 5 });
  expect(figuresOf('multi-day')).toMatchObject({ inningsPerSide: 2, ballsPerInnings: null });
});

test.each([
  ['t10', 10],
  ['hundred', 20],
  ['t20', 20],
  ['one-day', 50],
  ['multi-day', null],
] as const)('an innings of %s has %p overs', (format, overs) => {
  expect(oversPerInnings(format)).toBe(overs);
});

test.each(matchFormats)(
  'sides bat twice in %s if and only if nothing limits an innings',
  format => {
    const { ballsPerInnings, days } = figuresOf(format);

    expect(isBattedTwice(format)).toBe(ballsPerInnings === null);
    expect(isBattedTwice(format)).toBe(days > 1);
  },
);

test('a match without a format is not assumed to have sides that bat twice', () => {
  expect(isBattedTwice(null)).toBe(false);
});
