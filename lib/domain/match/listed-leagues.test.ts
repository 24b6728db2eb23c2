import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { toListedLeagues } from './listed-leagues';

const leagues = ['a', 'b', 'c', 'd'].map(slug => ({ slug, name: slug.toUpperCase() }));

test('leagues with live matches come first with their number, then those with upcoming ones', () => {
  const matches = [
    anUpcomingMatch({ league: 'b' }),
    aMatch({ league: 'd' }),
    anUpcomingMatch({ league: 'd' }),
    aMatch({ league: 'd' }),
    aMatch({ league: null }),
    aMatch({ league: 'a', status: 'other' }),
  ];

  const listed = toListedLeagues(leagues, matches);

  expect(listed.map(({ slug, liveCount }) => [slug, liveCount])).toEqual([
    ['d', 2],
    ['b', 0],
    ['a', 0],
    ['c', 0],
  ]);
});

test('the leagues keep the order of the host without matches', () => {
  expect(toListedLeagues(leagues, []).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
});
