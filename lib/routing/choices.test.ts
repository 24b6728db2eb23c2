import { cookiesOfVisitors } from '@/tests/fixtures/hostile/cookies';
import { choicesOf, cookieHeaderOf } from './choices';

test.each(cookiesOfVisitors)('reads the cookies %p', (cookie, format, isScoresOnly) => {
  expect(choicesOf(cookie)).toEqual({ format, isScoresOnly });
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
