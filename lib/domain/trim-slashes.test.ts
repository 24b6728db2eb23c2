import { trimSlashes, trimTrailingSlashes } from './trim-slashes';

test.each([
  ['/news/', 'news', '/news'],
  ['//a//b//', 'a//b', '//a//b'],
  ['news', 'news', 'news'],
  ['///', '', ''],
  ['', '', ''],
])('%j is %j without slashes at both ends, and %j without those at its end', (path, both, end) => {
  expect(trimSlashes(path)).toBe(both);
  expect(trimTrailingSlashes(path)).toBe(end);
});
