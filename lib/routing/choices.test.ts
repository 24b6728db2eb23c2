import { cookiesOfVisitors } from '@/tests/fixtures/hostile/cookies';
import { breakEndOf, choicesOf, cookieHeaderOf } from './choices';

test.each(cookiesOfVisitors)('reads the cookies %p', (cookie, format, scoresOnly) => {
  expect(choicesOf(cookie)).toEqual({
    format,
    isScoresOnly: scoresOnly !== false,
    ...(scoresOnly === 'break' && { isOnBreak: true }),
  });
});

test.each([
  [null, 0],
  ['', 0],
  ['break_until=1', 0],
  ['odds=malay; break_until=1796083200', 1_796_083_200],
  ['break_until=1796083200; break_until=1796083300; break_until=1796083100', 1_796_083_300],
])('the end of the break in %p is %p', (cookie, end) => {
  expect(breakEndOf(cookie)).toBe(end);
});

test('a request without cookies has no choices', () => {
  for (const header of [null, undefined])
    expect(choicesOf(header)).toEqual({ format: 'decimal', isScoresOnly: false });
});

test.each(cookiesOfVisitors)(
  'choices that are read from %p are read again from its own header',
  cookie => {
    const choices = choicesOf(cookie);

    expect(choicesOf(cookieHeaderOf(choices))).toEqual(choices);
  },
);
