import { aMatch } from '@/tests/fixtures/match';
import { withCardMarket } from './card-market';

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
