import { createXsrf } from './xsrf';

const now = 1_795_681_200_000;
const dayMs = 24 * 3600 * 1000;
const xsrf = createXsrf('a secret of the site');
const token = xsrf.token(now);

test('a token is valid for a day, in cookie and header together', () => {
  expect(xsrf.verify(token, token, now)).toBe(true);
  expect(xsrf.verify(token, token, now + dayMs - 1)).toBe(true);
  expect(xsrf.token(now)).not.toBe(token);
});

const tampered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');

test.each<[string, string | null, string | null, number]>([
  ['expired', token, token, now + dayMs],
  ['of tomorrow', token, token, now - 1],
  ['without a cookie', null, token, now],
  ['without a header', token, null, now],
  ['empty', '', '', now],
  ['another in the header', token, xsrf.token(now), now],
  ['foreign', createXsrf('another').token(now), createXsrf('another').token(now), now],
  ['changed', tampered, tampered, now],
  ['cut short', token.slice(0, -1), token.slice(0, -1), now],
  ['longer', `${token}x`, `${token}x`, now],
  ['not one', 'x', 'x', now],
  ['of another shape', 'a.b.c', 'a.b.c', now],
  ['very long', 'x'.repeat(100_000), 'x'.repeat(100_000), now],
])('a token that is %s is invalid', (_what, cookie, header, at) => {
  expect(xsrf.verify(cookie, header, at)).toBe(false);
});

test('the time of a token cannot be changed', () => {
  const [random, , signed] = token.split('.');
  const redated = [random, (now + dayMs).toString(36), signed].join('.');

  expect(xsrf.verify(redated, redated, now + dayMs)).toBe(false);
});
