import { Market as MarketSchema } from '@/lib/contract/event';
import { eventStatus } from '@/lib/contract/event-status';
import { comparedAt, comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { cardBookmakers, toCardMarket } from '@/lib/domain/odds/card-market';
import { bookmakerTitle, comparedBookmakers, withComparison } from './compare-event';

const event = (market = quotedWinner()) => ({
  id: 'm1',
  bookmakers_count: 9,
  ...comparedBy,
  markets: [market],
});
const compared = (market = quotedWinner(), now = comparedAt) => {
  const [result] = withComparison(event(market), now).markets;
  if (!result) throw new Error('a market');
  return result;
};

test('sets the best odds after commission, who quotes them, average and fair probability', () => {
  const [home, away] = compared().selections;

  // 1 + 0.88 × 0.98 = 1.8624, down to 1.862, is more than 1.85.
  expect(home).toMatchObject({ odds: 1.862, best: ['leg-gully'], average: 1.825 });
  expect(away).toMatchObject({ odds: 2, best: ['silly-point', 'deep-cover'], average: 2 });
  expect((home?.fair ?? 0) + (away?.fair ?? 0)).toBeCloseTo(1, 3);
});

test('sets each bookmaker’s payout, the best payout and the method', () => {
  expect(compared()).toMatchObject({
    books: [
      {
        bookmaker: 'silly-point',
        complete: true,
        payout: expect.closeTo(1 / (1 / 1.8 + 1 / 2), 4),
      },
      {
        bookmaker: 'deep-cover',
        complete: true,
        payout: expect.closeTo(1 / (1 / 1.85 + 1 / 2), 4),
      },
      { bookmaker: 'leg-gully', complete: true },
    ],
    best_payout: expect.closeTo(1 / (1 / 1.862 + 1 / 2), 4),
    fair: { method: 'multiplicative' },
  });
});

test('the result matches the contract', () => {
  expect(MarketSchema.safeParse(compared()).error).toBeUndefined();
});

test('only an exchange has net odds', () => {
  expect(compared().selections[0]?.prices?.map(({ net }) => net)).toEqual([
    undefined,
    undefined,
    1.862,
  ]);
});

test('a bookmaker older than the feed’s limit is stale, unless its source confirmed it', () => {
  const late = comparedAt + 61;
  const confirmed = {
    ...event(),
    bookmakers: comparedBy.bookmakers.map(bookmaker =>
      bookmaker.slug === 'deep-cover' ? { ...bookmaker, confirmed_at: late } : bookmaker,
    ),
  };
  const [market] = withComparison(confirmed, late).markets;

  expect(market?.selections[0]?.prices?.map(({ status }) => status)).toEqual([
    'stale',
    'open',
    'stale',
  ]);
  expect(market?.selections[0]).toMatchObject({ odds: 1.85, best: ['deep-cover'] });
  expect(market?.selections[0]?.prices?.[1]?.updated_at).toBe(late);
});

test('a market without prices is unchanged', () => {
  const plain = { id: 'x', name: 'X', selections: [{ id: 'a', name: 'A', odds: 1.9 }] };

  expect(withComparison({ ...comparedBy, markets: [plain] }, comparedAt).markets[0]).toBe(plain);
});

test.each([
  [0, 600],
  [eventStatus.live, 60],
])(
  'prices of an event of status %i become stale after %i s when the host states no limit',
  (status, limit) => {
    const at = (seconds: number) =>
      withComparison({ ...event(), status, sources: null }, comparedAt + seconds).markets[0]
        ?.selections[0]?.best;

    expect(at(limit)).toEqual(['leg-gully']);
    expect(at(limit + 1)).toEqual([]);
  },
);

test('a price that the host reports as stale stays stale', () => {
  const [first] = withComparison(event(), comparedAt + 61).markets;

  expect(compared({ ...quotedWinner(), ...first }, comparedAt).selections[0]).toMatchObject({
    odds: null,
    best: [],
  });
});

test('an exchange that is best shows the odds before commission too', () => {
  const [home, away] = compared().selections;

  expect(home).toMatchObject({ odds: 1.862, quoted: 1.88 });
  expect(away).not.toHaveProperty('quoted');
});

test('the bookmakers with a price of the first market that may be best are counted', () => {
  const market = quotedWinner();
  market.selections[0]?.prices?.splice(1, 1);

  expect(withComparison(event(), comparedAt).bookmakers_count).toBe(3);
  expect(withComparison(event(market), comparedAt).bookmakers_count).toBe(2);
});

test('a selection whose prices are all closed has no odds, whatever the host sent', () => {
  const { selections, ...market } = quotedWinner();
  const closed = selections.map(selection => ({
    ...selection,
    odds: 1.7,
    prices: selection.prices?.map(price => ({ ...price, status: 'suspended' as const })),
  }));

  expect(compared({ ...market, selections: closed }).selections[0]).toMatchObject({
    odds: null,
    best: [],
  });
});

test('a host without a list of bookmakers has those of its prices, titled by their slugs', () => {
  expect(comparedBookmakers({ markets: [quotedWinner()] })).toMatchObject([
    { slug: 'deep-cover', title: 'Deep Cover', kind: 'fixed' },
    { slug: 'leg-gully', title: 'Leg Gully', kind: 'fixed' },
    { slug: 'silly-point', title: 'Silly Point', kind: 'fixed' },
  ]);
  expect(bookmakerTitle('élan--bet-365')).toBe('Élan Bet 365');
});

describe('on cards', () => {
  test('a market on a card has the best odds and who quotes them, but no prices', () => {
    const card = toCardMarket(compared());

    expect(card.selections).toEqual([
      { id: 'home', name: 'Ferns', odds: 1.862, best: ['leg-gully'], quoted: 1.88 },
      { id: 'away', name: 'Herons', odds: 2, best: ['silly-point', 'deep-cover'] },
    ]);
    expect(Object.keys(card)).toEqual(['id', 'name', 'status', 'selections']);
  });

  test('only bookmakers that a card names are listed, without times', () => {
    expect(cardBookmakers(comparedBy.bookmakers, compared())).toEqual([
      { slug: 'silly-point', title: 'Silly Point', kind: 'fixed' },
      { slug: 'leg-gully', title: 'Leg Gully', kind: 'exchange', commission: 0.02 },
    ]);
  });
});
