import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { aMatch } from '@/tests/fixtures/match';
import { selectionSides, withCardMarket } from './card-market';

const withSelections = (count: number) => {
  const match = aMatch();
  const [market] = match.markets;
  const [selection] = market?.selections ?? [];
  if (!market || !selection) throw new Error('no market');
  const selections = Array.from({ length: count }, (_, n) => ({ ...selection, id: `${n}` }));
  return { ...match, markets: [{ ...market, selections }] };
};

test.each([
  [2, 2, 0],
  [3, 3, 0],
  [9, 3, 6],
])('of %i selections a card has %i, and %i are left out', (count, shown, left) => {
  const { match, hidden } = withCardMarket(withSelections(count));
  expect([match.markets[0]?.selections.length, hidden]).toEqual([shown, left]);
});

test('a match without a market stays as it is', () => {
  const match = aMatch({ markets: [] });
  expect(withCardMarket(match)).toEqual({ match, hidden: 0 });
});

describe('the sides of a card', () => {
  const sidesOf = (names: string[], teamNames = ['India Women', 'Sri Lanka Women']) => {
    const [market] = aMatch().markets;
    const [selection] = market?.selections ?? [];
    if (!market || !selection) throw new Error('no market');
    const selections = names.map((name, n) => ({ ...selection, id: `${n}`, name }));
    const [first = '', second = ''] = teamNames;
    const match = toMatch(
      Event.parse(wireEvent({ name: `${first} - ${second}`, competitors: null })),
    );
    return selectionSides({ teams: match.teams, markets: [{ ...market, selections }] });
  };

  test.each<[string, string[], number[] | null]>([
    ['of both teams', ['India', 'Sri Lanka'], [0, 1]],
    ['in any order, with a draw', ['Sri Lanka Women', 'Draw', 'India Women'], [1, 2, 0]],
    ['without one of the teams', ['India', 'Draw'], null],
    ['of another market', ['Over 164.5', 'Under 164.5'], null],
    ['with two other results', ['India', 'Sri Lanka', 'Draw', 'Tie'], null],
    ['without selections', [], null],
  ])('%s', (_, names, sides) => {
    expect(sidesOf(names)).toEqual(sides);
  });

  test('a name that needs more than two lines has its price below', () => {
    const long = 'Wolvercote-upon-Thames and Upper Heyford';
    expect(sidesOf([long, 'Kent'], [long, 'Kent'])).toBeNull();
  });
});
