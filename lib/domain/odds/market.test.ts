import { Market as WireMarket } from '@/lib/contract/event';
import { comparisonOf } from './comparison/compare-event';
import { aMarket, aSelection } from '@/tests/fixtures/match';
import {
  hasSameQuotes,
  mainMarket,
  mergeMarkets,
  selectionLayout,
  toMarket,
  toMarkets,
} from './market';

const comparison = comparisonOf({}, 0);
const winner = aMarket();
const toss = aMarket({ id: 'toss', name: 'Toss' });
const gone = (market = winner) => ({
  ...market,
  suspended: true,
  withdrawn: true,
});

describe('toMarket', () => {
  test.each([
    ['open', false],
    ['suspended', true],
    ['closed', true],
    [undefined, false],
    [null, false],
  ])('the status %p is suspended: %p', (status, suspended) => {
    const wire = WireMarket.parse({ id: 1, name: 'Toss', status, selections: [] });

    expect(toMarket(wire, comparison)).toEqual({
      id: '1',
      name: 'Toss',
      suspended,
      withdrawn: false,
      selections: [],
    });
  });
});

describe('mergeMarkets', () => {
  test('the result is the newer list, in its order', () => {
    const cheaper = aMarket({ selections: [aSelection({ odds: { raw: '1.2', decimal: 1.2 } })] });

    expect(mergeMarkets([], [toss, winner])).toEqual([toss, winner]);
    expect(mergeMarkets([aMarket({ selections: [aSelection()] }), toss], [toss, cheaper])).toEqual([
      toss,
      cheaper,
    ]);
  });

  test('markets that the newer list lacks keep their positions, suspended', () => {
    const fours = aMarket({ id: 'fours' });
    const sixes = aMarket({ id: 'sixes' });

    expect(mergeMarkets([winner, toss], [toss])).toEqual([gone(), toss]);
    expect(mergeMarkets([winner, toss], [])).toEqual([gone(), gone(toss)]);
    expect(mergeMarkets([winner, toss, fours], [sixes, winner, fours])).toEqual([
      sixes,
      winner,
      gone(toss),
      fours,
    ]);
  });

  test('a market keeps its group and bookmakers’ prices when the newer list leaves them out', () => {
    const prices = [
      {
        bookmaker: 'a',
        odds: null,
        state: 'suspended' as const,
        isBest: false,
        updatedAt: 1,
      },
    ];
    const quoted = aMarket({
      group: 'main',
      payouts: new Map([['a', null]]),
      bestPayout: null,
      selections: [aSelection({ prices })],
    });

    const [merged] = mergeMarkets([quoted], [aMarket({ selections: [aSelection()] })]);

    expect(merged?.group).toBe('main');
    expect(merged?.selections[0]?.prices).toBe(prices);
    expect(merged && hasSameQuotes(quoted, merged)).toBe(true);
    expect(hasSameQuotes(quoted, { ...quoted, suspended: true })).toBe(false);
  });

  test('markets stay suspended until they return', () => {
    const once = mergeMarkets([winner, toss], [toss]);
    const twice = mergeMarkets(once, [toss]);

    expect(twice).toEqual([gone(), toss]);
    expect(mergeMarkets(twice, [winner, toss])).toEqual([winner, toss]);
  });

  test('a withdrawn selection stays without odds until it returns', () => {
    const [home, away] = winner.selections;
    const withoutAway = aMarket({ selections: home ? [home] : [] });

    const [merged] = mergeMarkets([winner], [withoutAway]);
    expect(merged?.selections).toEqual([home, { ...away, odds: null }]);

    const [again] = mergeMarkets(merged ? [merged] : [], [winner]);
    expect(again).toEqual(winner);
  });

  test('withdrawn selections keep their positions, so that none moves under the finger', () => {
    const named = (...ids: string[]) => ids.map(id => aSelection({ id, name: id }));
    const idsAfter = (before: string[], after: string[]) =>
      mergeMarkets(
        [aMarket({ selections: named(...before) })],
        [aMarket({ selections: named(...after) })],
      )[0]?.selections.map(({ id, odds }) => (odds ? id : `${id} withdrawn`));

    expect(idsAfter(['australia', 'south-africa'], ['south-africa'])).toEqual([
      'australia withdrawn',
      'south-africa',
    ]);
    expect(idsAfter(['a', 'b', 'c', 'd'], ['c', 'a', 'e'])).toEqual([
      'c',
      'd withdrawn',
      'a',
      'b withdrawn',
      'e',
    ]);
    expect(idsAfter(['a', 'b'], [])).toEqual(['a withdrawn', 'b withdrawn']);
  });

  test('a withdrawn selection of compared bookmakers keeps its height', () => {
    const home = aSelection({ best: ['silly-point'] });
    const [merged] = mergeMarkets([aMarket({ selections: [home] })], [aMarket({ selections: [] })]);

    expect(merged?.selections).toEqual([{ id: 'home', name: 'Ferns', odds: null, best: [] }]);
  });
});

test('the first of two markets or selections with one id is used', () => {
  const wire = [
    { id: 1, name: 'Toss', selections: [{ id: 'a', name: 'A', odds: 2 }] },
    { id: '1', name: 'Toss again', selections: [] },
  ];
  const doubled = { ...wire[0], selections: [wire[0]?.selections[0], { id: 'a', name: 'B' }] };

  expect(
    toMarkets(
      wire.map(market => WireMarket.parse(market)),
      comparison,
    ),
  ).toHaveLength(1);
  expect(toMarket(WireMarket.parse(doubled), comparison).selections).toHaveLength(1);
});

test('the card of a match shows the first market that is not withdrawn', () => {
  expect(mainMarket([])).toBeNull();
  expect(mainMarket([gone(), toss])).toEqual(toss);
  expect(mainMarket([gone(), gone(toss)])).toEqual(gone());
});

test.each([
  [0, 'half'],
  [1, 'half'],
  [2, 'half'],
  [3, 'third'],
  [4, 'many'],
  [12, 'many'],
])('%s selections are laid out as %s', (count, layout) => {
  expect(selectionLayout(count)).toBe(layout);
});
