import { toFoundGroups } from './search-result';

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
const found = (policy: 'full' | 'info' | 'blocked') =>
  toFoundGroups(groups, policy).flatMap(({ items }) => items.map(({ href }) => href));

test('nothing that is found leads to what a policy withholds', () => {
  expect(found('full')).toEqual([
    '/betting-sites/silly-point',
    '/giveaway',
    '/terms',
    '/news/lords-1983',
  ]);
  expect(found('info')).toEqual(['/terms', '/news/lords-1983']);
  expect(found('blocked')).toEqual(['/terms']);
});
