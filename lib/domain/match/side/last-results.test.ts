import { aMatch, aTeam } from '@/tests/fixtures/match';
import { lastResultsOf } from './last-results';

test('the last results are the newest of the side, by any of its names, and never those of the women', () => {
  const against = (id: string, name: string) =>
    aMatch({ id, teams: [aTeam('Herons'), aTeam(name)] });
  const results = [
    against('1', 'Delhi Capitals'),
    against('2', 'Delhi Capitals Women'),
    against('3', 'Delhi Daredevils'),
    against('4', 'DELHI CAPITALS'),
    against('5', 'Ferns'),
  ];
  const idsOf = (side: string, count: number) =>
    lastResultsOf(results, side, count).map(({ id }) => id);

  expect(idsOf('delhi-capitals', 5)).toEqual(['1', '3', '4']);
  expect(idsOf('delhi-capitals', 2)).toEqual(['1', '3']);
  expect(idsOf('delhi-capitals-women', 5)).toEqual(['2']);
});
