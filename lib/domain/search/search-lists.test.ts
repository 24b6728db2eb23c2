import { searchLists, type SearchedLists } from './search-lists';

const lists: SearchedLists = {
  events: [
    {
      id: 7,
      name: 'Ferns - Herons',
      start_time: 0,
      status: 2,
      league: 'cup',
      tournament: 'The Fernton Cup',
      competitors: [
        { id: 1, name: 'Ferns' },
        { id: 2, name: 'Herons' },
      ],
    },
  ],
  leagues: [{ slug: 'cup', name: 'The Fernton Cup' }],
  entries: [
    {
      kind: 'news',
      ref: 'bangkok',
      title: 'All out in Bangkok',
      text: 'Hong Kong had won before.',
    },
    { kind: 'news', ref: 'hong-kong', title: 'Hong Kong sixes', text: '' },
    { kind: 'guide', ref: 'odds/hong-kong', title: 'Hong Kong odds', text: '' },
    { kind: 'bookmaker', ref: 'heron', title: 'Heron Bets', text: '' },
  ],
};
const refs = (query: string) =>
  searchLists(query, lists, 5).map(({ kind, results }) => [kind, ...results.map(({ ref }) => ref)]);

test('a title that has all words comes before a text that has them', () => {
  expect(refs('hong kong')).toEqual([
    ['news', 'hong-kong', 'bangkok'],
    ['guide', 'odds/hong-kong'],
  ]);
});

test('a kind with such a title comes before the others', () => {
  expect(refs('fernton')).toEqual([
    ['league', 'cup'],
    ['match', '7'],
  ]);
});

test.each([
  ['ferns vs herons live score', 'match', '7'],
  ['fer', 'match', '7'],
  ['tfc', 'league', undefined],
  ['fc', 'league', 'cup'],
  ['hide scores', 'page', 'following'],
  ['points table', 'page', 'series'],
])('%s is found without a search of the host: %s %s', (query, kind, ref) => {
  const found = searchLists(query, lists, 5).find(group => group.kind === kind);
  expect(found?.results[0]?.ref).toBe(ref);
});

test('a match is found by its teams, and comes with itself; a league counts its matches', () => {
  expect(searchLists('heron', lists, 5)).toMatchObject([
    { kind: 'match', count: 1, results: [{ ref: '7', event: { id: 7 } }] },
    { kind: 'bookmaker', count: 1 },
  ]);
  expect(searchLists('cup', lists, 5)).toMatchObject([
    { kind: 'league', results: [{ live: 1, upcoming: 0 }] },
    { kind: 'match' },
  ]);
});

test('there are no results without words, or with words that occur nowhere', () => {
  expect(refs(' ! ')).toEqual([]);
  expect(refs('ferns bangkok')).toEqual([]);
});
