import type { CardEvent } from '@/api/store/stored-event';
import { matchesOf } from './story-matches';

const match = (id: string, first: string, second: string, league = 'cup') =>
  ({
    id,
    kind: 'match',
    withdrawn: false,
    fields: {
      name: `${first} - ${second}`,
      league,
      competitors: [{ name: first }, { name: second }],
    },
  }) as unknown as CardEvent;

const events = [
  match('1', 'Ferns', 'Herons'),
  match('2', 'Ferns', 'Rooks'),
  match('3', 'Herons', 'FERNS '),
  match('4', 'Rooks', 'Owls', 'shield'),
];
const idsOf = (about: Parameters<typeof matchesOf>[0]) =>
  matchesOf(about, events).map(({ id }) => id);

test('a story about two teams is linked to their matches with each other', () => {
  expect(idsOf({ teams: ['Ferns', 'Herons'] })).toEqual(['1', '3']);
});

test('a story about one team is linked to all of its matches, one about a league to those of the league', () => {
  expect(idsOf({ teams: ['ferns'] })).toEqual(['1', '2', '3']);
  expect(idsOf({ league: 'shield' })).toEqual(['4']);
});

test('a match that the story names comes first', () => {
  expect(idsOf({ matches: [4], teams: ['Ferns', 'Herons'] })).toEqual(['4', '1', '3']);
});

test('a story about other teams has no match', () => {
  expect(idsOf({ teams: ['Ferns', 'Owls'] })).toEqual([]);
  expect(idsOf({})).toEqual([]);
});

test('a side is the same by any of its names, and its women’s team is another side', () => {
  const named = [
    match('7', 'Delhi Capitals', 'Herons'),
    match('8', 'Delhi Capitals Women', 'Herons Women'),
  ];
  const of = (teams: string[]) => matchesOf({ teams }, named).map(({ id }) => id);

  expect(of(['Delhi Daredevils'])).toEqual(['7']);
  expect(of(['Delhi Capitals Women', 'Herons Women'])).toEqual(['8']);
});
