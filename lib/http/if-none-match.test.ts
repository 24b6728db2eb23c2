import { matchesEtag } from './if-none-match';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"b",\t"a" ', '"a"', true],
  ['"b", "c"', '"a"', false],
  ['a', '"a"', false],
  ['"a-br"', '"a"', false],
  ['', '"a"', false],
])('If-None-Match %p and ETag %p: %p', (ifNoneMatch, etag, isMatch) => {
  expect(matchesEtag(ifNoneMatch, etag)).toBe(isMatch);
});
