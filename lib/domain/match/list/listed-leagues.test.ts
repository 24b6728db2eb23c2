import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { followedFirst, leaguesNamed, toListedLeagues } from './listed-leagues';

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

const listed = [
  { slug: 'ipl', name: 'Indian Premier League', liveCount: 1 },
  { slug: 'sl', name: 'Süper Liga', liveCount: 0 },
  { slug: 'bbl', name: 'Big Bash League', liveCount: 0 },
];

test('followed leagues come after live ones and before the others', () => {
  const followed = [{ kind: 'league' as const, id: 'bbl', name: 'Big Bash League', href: '/' }];
  expect(followedFirst(listed, followed).map(({ slug }) => slug)).toEqual(['ipl', 'bbl', 'sl']);
});

test.each([
  ['league', ['ipl', 'bbl']],
  ['LEAGUE big', ['bbl']],
  ['super', ['sl']],
  ['', ['ipl', 'sl', 'bbl']],
  ['cup', []],
])("'%s' finds %j", (words, slugs) => {
  expect(leaguesNamed(listed, words).map(({ slug }) => slug)).toEqual(slugs);
});
