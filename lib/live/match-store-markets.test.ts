import { Event } from '@/lib/contract/event';
import { aMatchStore, wireMarket } from '@/tests/fixtures/live/match-store';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { compareChosen } from '@/lib/domain/odds/comparison/compare-chosen';
import { comparedBookmakers } from '@/lib/domain/odds/comparison/compare-event';
import type { Market } from '@/lib/domain/odds/market';

const toss = { id: 'toss', name: 'Toss', selections: [{ id: 'a', name: 'Ferns', odds: 1.9 }] };
test('withdrawn markets remain in the list, suspended, after any other change', () => {
  const { store, change, price } = aMatchStore();
  change({ version: 18, markets: [toss] });
  change({ version: 19, score: '62/1:117' });
  change({ version: 20, markets: [toss] });

  expect(store.match('5012')?.markets.map(({ id }) => id)).toEqual(['winner', 'toss']);
  expect(price('home')).toMatchObject({ suspended: true, direction: null });
});

test('markets that return are open again', () => {
  const { change, price } = aMatchStore();
  change({ version: 18, markets: [] });

  change({ version: 19, markets: [wireMarket(1.42)] });

  expect(price('home')).toMatchObject({ suspended: false, odds: { raw: '1.42' } });
});

test('markets that the host suspends are shown as suspended, and the match object is unchanged', () => {
  const { store, change, price } = aMatchStore();
  const before = store.match('5012');

  change({ version: 18, markets: [wireMarket(1.42, { status: 'suspended' })] });

  expect(price('home').suspended).toBe(true);
  expect(store.match('5012')).toBe(before);
});

test('a withdrawn selection remains, suspended', () => {
  const { store, change, price } = aMatchStore();

  change({
    version: 18,
    markets: [wireMarket(1.42, { selections: wireMarket(1.42).selections.slice(0, 1) })],
  });

  expect(store.match('5012')?.markets[0]?.selections.map(({ id }) => id)).toEqual(['home', 'away']);
  expect(price('away')).toMatchObject({ odds: null, suspended: true });
  expect(price('home').suspended).toBe(false);
});

const onlySilly = {
  slugs: ['silly-point'],
  toShown: ({ markets }: { markets: Market[] }) =>
    markets.map(market =>
      compareChosen(market, comparedBookmakers(comparedBy), slug => slug === 'silly-point'),
    ),
};

test('a frame without the prices of a market’s bookmakers keeps them for the visitor’s comparison', () => {
  const { store, change, price } = aMatchStore();
  change({ version: 18, ...comparedBy, markets: [quotedWinner()] });

  change({ version: 19, markets: [wireMarket(1.862)] });
  store.comparePricesBy(onlySilly);

  expect(price('home')).toMatchObject({ odds: { raw: '1.8' }, best: ['silly-point'] });
});

test('later prices are compared by the visitor’s choice, until all bookmakers are chosen again', () => {
  const { store, change, price } = aMatchStore();
  change({ version: 18, ...comparedBy, markets: [quotedWinner()] });
  store.comparePricesBy(onlySilly);

  change({ version: 19, ...comparedBy, markets: [quotedWinner([1.7, 1.85, 1.88])] });
  expect(price('home')).toMatchObject({ odds: { raw: '1.7' }, best: ['silly-point'] });

  store.comparePricesBy(null);
  expect(price('home')).toMatchObject({
    odds: { raw: '1.862' },
    best: ['leg-gully'],
    opened: { raw: '1.862' },
  });
});

test('a list’s frame, which names the bookmakers of a card only, keeps the others that are compared', () => {
  const { store, change, price } = aMatchStore();
  change({ version: 18, ...comparedBy, markets: [quotedWinner()] });
  store.comparePricesBy(onlySilly);

  const [, , exchange] = comparedBy.bookmakers;
  change({
    version: 19,
    bookmakers: [exchange],
    markets: [
      wireMarket(1.862, {
        selections: [{ id: 'home', name: 'Ferns', odds: 1.862, best: ['leg-gully'] }],
      }),
    ],
  });

  expect(store.match('5012')?.bookmakers).toHaveLength(3);
  expect(price('home')).toMatchObject({ odds: { raw: '1.8' }, best: ['silly-point'] });
});

test('a list’s snapshot, which names the bookmakers of a card only, keeps the others that are compared', () => {
  const { store, change, price } = aMatchStore();
  change({ version: 18, ...comparedBy, markets: [quotedWinner()] });
  store.comparePricesBy(onlySilly);

  const [, , exchange] = comparedBy.bookmakers;
  const home = { id: 'home', name: 'Ferns', odds: 1.862, best: ['leg-gully'] };
  store.applySnapshot([
    Event.parse(
      wireEvent({
        version: 18,
        bookmakers: [exchange],
        markets: [wireMarket(1.862, { selections: [home] })],
      }),
    ),
  ]);

  expect(store.match('5012')?.bookmakers).toHaveLength(3);
  expect(price('home')).toMatchObject({ odds: { raw: '1.8' }, best: ['silly-point'] });
});
