import {
  bookmakerQueryString,
  parseBookmakerSegments,
  toBookmakerQuery,
  toBookmakerSegments,
} from './bookmaker-query';
import { canonicalUrl } from './canonical/canonical';

test.each([
  ['', ''],
  ['?sort=rank&mark=0&page=1', ''],
  ['?mark=4&sort=name&page=2', '?sort=name&mark=4&page=2'],
  ['?sort=best&mark=2.5&page=x', ''],
  ['?compare=silly-point&compare=deep-cover', '?compare=deep-cover,silly-point'],
  ['?compare=a,b&sort=mark&page=3', '?compare=a,b'],
  ['?compare=a', ''],
  ['?compare=a,a', ''],
  ['?compare=a,b,c', ''],
  ['?compare=a,../b', ''],
])('the query %p has the canonical form %p', (search, canonical) => {
  const query = toBookmakerQuery(search);

  expect(bookmakerQueryString(query)).toBe(canonical);
  expect(parseBookmakerSegments(toBookmakerSegments(query))).toEqual(toBookmakerQuery(canonical));
});

test('a form that compares two redirects to the canonical URL, which is one internal page', () => {
  const form = '?compare=silly-point&compare=deep-cover&utm_source=x';
  const url = '/betting-sites';

  expect(canonicalUrl(url, form)).toEqual({
    kind: 'redirect',
    to: '/betting-sites?compare=deep-cover,silly-point&utm_source=x',
  });
  expect(canonicalUrl(url, '?compare=deep-cover,silly-point')).toEqual({
    kind: 'page',
    path: expect.stringMatching(/^\/betting-sites\/~list\/~query-[\w-]+$/) as string,
  });
  expect(canonicalUrl(url, '')).toEqual({ kind: 'page', path: '/betting-sites/~list' });
});

test.each([[['~page-2']], [['~query-eA', 'more']], [['x']]])(
  'segments %p are not the list of bookmakers',
  segments => {
    expect(parseBookmakerSegments(segments)).toBeNull();
  },
);
