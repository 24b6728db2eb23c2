import type { MatchStatus } from './match';
import { filterLabels, isInFilter, isMatchFilter, listPath, matchFilters } from './match-filter';

const now = 1_795_680_000;
const day = 86_400;

test.each<[MatchStatus, number, string]>([
  ['live', -3600, 'in-play'],
  ['live', 0, 'in-play'],
  ['live', 3600, 'in-play'],
  ['upcoming', -1, 'nowhere'],
  ['upcoming', 0, 'next-24-hours'],
  ['upcoming', 1, 'next-24-hours, future'],
  ['upcoming', day - 1, 'next-24-hours, future'],
  ['upcoming', day, 'next-24-hours, future'],
  ['upcoming', day + 1, 'future'],
  ['other', -3600, 'nowhere'],
  ['other', 3600, 'nowhere'],
])('%s, starting %s s from now: %s', (status, seconds, expected) => {
  const match = { status, startTime: now + seconds };
  const matchingFilters = matchFilters.filter(filter => isInFilter(match, filter, now));

  expect(matchingFilters.join(', ') || 'nowhere').toBe(expected);
});

test.each<[MatchStatus, string]>([
  ['live', 'in-play'],
  ['upcoming', 'future'],
  ['other', 'nowhere'],
])('%s without a start: %s', (status, expected) => {
  const match = { status, startTime: null };
  const matchingFilters = matchFilters.filter(filter => isInFilter(match, filter, now));

  expect(matchingFilters.join(', ') || 'nowhere').toBe(expected);
});

test('the filters have their labels', () => {
  expect(matchFilters.map(filter => filterLabels[filter])).toEqual([
    'In-play',
    'Next 24hrs',
    'Future',
  ]);
  expect(['in-play', 'In-play', 'past', '', 'toString'].map(isMatchFilter)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a list has one URL, whatever the name of its league', () => {
  expect(listPath('all', 'in-play')).toBe('/odds/matches/all/in-play');
  expect(listPath('a/b c', 'future')).toBe('/odds/matches/a%2Fb%20c/future');
});
