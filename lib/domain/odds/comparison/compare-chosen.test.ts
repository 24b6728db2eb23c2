import { fc } from '@/tests/fixtures/properties';
import type { WireMarket } from '@/lib/contract/event';
import { comparedAt, comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { compareChosen } from './compare-chosen';
import { comparisonOf } from './compare-event';
import { toMarket, type Market } from '@/lib/domain/odds/market';

const comparison = comparisonOf({ ...comparedBy, markets: [quotedWinner()] }, comparedAt);
const { bookmakers } = comparison;
const marketOf = (wire = quotedWinner()) => toMarket(wire, comparison);
const choose = (...slugs: string[]) =>
  compareChosen(marketOf(), bookmakers, slug => slugs.includes(slug));

test('the best price is the best of the chosen bookmakers, after commission', () => {
  const { selections, comparable, bestPayout } = choose('silly-point', 'deep-cover');

  expect(selections.map(({ odds, best }) => [odds?.decimal, best])).toEqual([
    [1.85, ['deep-cover']],
    [2, ['silly-point', 'deep-cover']],
  ]);
  expect(comparable).toBe(2);
  expect(bestPayout).toBeCloseTo(1 / (1 / 1.85 + 1 / 2));
  expect(choose('leg-gully').selections[0]?.odds?.decimal).toBe(1.862);
});

test('the prices of the others stay, and are never best', () => {
  const [home] = choose('silly-point').selections;

  expect(home?.prices?.map(price => [price.bookmaker, price.isBest, price.isLeftOut])).toEqual([
    ['silly-point', true, undefined],
    ['deep-cover', false, true],
    ['leg-gully', false, true],
  ]);
});

test('payouts and figures stay those of all bookmakers', () => {
  const all = marketOf();
  const chosen = choose('silly-point');

  expect(chosen.payouts).toEqual(all.payouts);
  expect(chosen.selections.map(({ average, fair }) => [average, fair])).toEqual(
    all.selections.map(({ average, fair }) => [average, fair]),
  );
});

test('a selection that only other bookmakers price is left out, and one that nobody prices is not', () => {
  const closed = quotedWinner();
  closed.selections[1]?.prices?.forEach(price => (price.status = 'suspended'));
  const shown = (market: Market) =>
    compareChosen(market, bookmakers, slug => slug === 'no-such-bookmaker').selections.map(
      ({ odds, best, isLeftOut }) => [odds, best, isLeftOut],
    );

  expect(shown(marketOf())).toEqual([
    [null, [], true],
    [null, [], true],
  ]);
  expect(shown(marketOf(closed))[1]).toEqual([null, [], undefined]);
});

test('a card without prices keeps its best price, as that of the chosen bookmakers who quote it', () => {
  const card = toMarket(
    {
      id: 'toss',
      name: 'Toss',
      selections: [
        { id: 1, name: 'A', odds: 2, best: ['silly-point', 'deep-cover'] },
        { id: 2, name: 'B', odds: 2, best: ['leg-gully'] },
      ],
    },
    comparison,
  );

  const shown = compareChosen(card, bookmakers, slug => slug === 'deep-cover');

  expect(
    shown.selections.map(({ odds, best, isLeftOut }) => [odds?.decimal, best, isLeftOut]),
  ).toEqual([
    [2, ['deep-cover'], undefined],
    [2, ['leg-gully'], true],
  ]);
});

test('a market without bookmakers’ prices is unchanged', () => {
  const plain = toMarket(
    { id: 'toss', name: 'Toss', selections: [{ id: 1, name: 'A', odds: 2 }] },
    comparison,
  );

  expect(compareChosen(plain, bookmakers, () => true)).toBe(plain);
});

const odds = fc.integer({ min: 101, max: 1000 }).map(hundredths => hundredths / 100);
const price = fc.option(fc.record({ odds, age: fc.nat(120), isOpen: fc.boolean() }));
const row = fc.tuple(price, price, price);

test('the result equals the comparison of a host that has only the chosen bookmakers', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      (rows, kept) => {
        const wire: WireMarket = {
          id: 'winner',
          name: 'Match Winner',
          selections: rows.map((prices, id) => ({
            id,
            name: `Selection ${id}`,
            odds: null,
            prices: prices.flatMap((price, index) =>
              price === null
                ? []
                : [
                    {
                      bookmaker: bookmakers[index]?.slug ?? '',
                      odds: price.odds,
                      updated_at: comparedAt - price.age,
                      status: price.isOpen ? ('open' as const) : ('suspended' as const),
                    },
                  ],
            ),
          })),
        };
        const context = { ...comparison, confirmedAt: new Map<string, number | null>() };
        const chosen = bookmakers.filter((_, index) => kept[index]);
        const isChosen = (slug: string) => chosen.some(bookmaker => bookmaker.slug === slug);

        const shown = compareChosen(toMarket(wire, context), bookmakers, isChosen);
        const alone = toMarket(wire, { ...context, bookmakers: chosen });

        if (!shown.payouts) return;
        expect(shown.bestPayout ?? null).toBe(alone.bestPayout ?? null);
        shown.selections.forEach((selection, index) => {
          expect(selection.odds).toEqual(alone.selections[index]?.odds ?? null);
          expect(selection.best).toEqual(alone.selections[index]?.best ?? []);
          expect(
            selection.prices?.filter(({ isBest }) => isBest).map(price => price.bookmaker),
          ).toEqual(
            alone.selections[index]?.prices
              ?.filter(({ isBest }) => isBest)
              .map(price => price.bookmaker),
          );
        });
      },
    ),
  );
});
