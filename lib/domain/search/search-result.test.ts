import type { Policy } from '@/lib/domain/policy';
import { isRegionBlocked } from '@/lib/routing/region';
import { toSearchHitGroups } from './search-result';
import { asksForTable, searchWords } from './search-words';

const title = [{ text: 'Anything', marked: true }];
const groups = [
  { kind: 'bookmaker' as const, count: 1, results: [{ ref: 'silly-point', title }] },
  {
    kind: 'page' as const,
    count: 2,
    results: [
      { ref: 'giveaway', title },
      { ref: 'terms', title },
    ],
  },
  { kind: 'news' as const, count: 1, results: [{ ref: 'lords-1983', title }] },
];
const hrefsFor = (policy: Policy) =>
  toSearchHitGroups(groups, path => !isRegionBlocked(path, policy)).flatMap(({ items }) =>
    items.map(({ href }) => href),
  );

test('no result links to a page that the policy blocks', () => {
  expect(hrefsFor('full')).toEqual([
    '/betting-sites/silly-point',
    '/giveaway',
    '/terms',
    '/news/lords-1983',
  ]);
  expect(hrefsFor('info')).toEqual(['/terms', '/news/lords-1983']);
  expect(hrefsFor('blocked')).toEqual(['/terms']);
});

test('a league is its list of matches, and its points table where that is searched for', () => {
  const league = { kind: 'league' as const, count: 1, results: [{ ref: 'ipl', title }] };
  const href = (...withTable: string[]) =>
    toSearchHitGroups([league], () => true, new Set(withTable))[0]?.items[0]?.href;

  expect(href()).toBe('/odds/matches/ipl/future');
  expect(href('bbl')).toBe('/odds/matches/ipl/future');
  expect(href('ipl')).toBe('/series/ipl');
});

test.each([
  ['ipl points table', true],
  ['bbl standings', true],
  ['ipl', false],
])('%s asks for a table: %s', (query, expected) => {
  expect(asksForTable(searchWords(query))).toBe(expected);
});
