import type { SourcePrices } from '@/api/store/feeds/source-match';
import { readBookmakerFile, type BookmakerRule } from './bookmaker-file';
import { createBookmakerMap, slugOfKey } from './map-bookmakers';

const pricesOf = (odds: Record<string, number>): SourcePrices => ({
  bookmakers: Object.keys(odds).map(slug => ({ slug, title: slug, kind: 'fixed' })),
  markets: [
    {
      id: 'winner',
      name: 'Match Winner',
      selections: [
        {
          id: '1',
          name: 'India',
          odds: null,
          prices: Object.entries(odds).map(([bookmaker, price]) => ({
            bookmaker,
            odds: price,
            status: 'open',
          })),
        },
      ],
    },
  ],
});
const mapped = (rules: Record<string, BookmakerRule>, odds: Record<string, number>) => {
  const { bookmakers, markets } = createBookmakerMap(new Map(Object.entries(rules)))(
    'odds',
    pricesOf(odds),
  );
  return { bookmakers, prices: markets[0]?.selections[0]?.prices };
};

test('a key of the source is the bookmaker of the rules, with its title, kind, commission and pool', () => {
  const rule: BookmakerRule = {
    keys: { odds: ['Gully_UK'] },
    title: 'Leg Gully',
    kind: 'exchange',
    commission: 0.02,
    pool: 'gully',
  };

  expect(mapped({ 'leg-gully': rule }, { 'gully-uk': 1.9, other: 1.8 })).toEqual({
    bookmakers: [
      { slug: 'leg-gully', title: 'Leg Gully', kind: 'exchange', commission: 0.02, pool: 'gully' },
      { slug: 'other', title: 'other', kind: 'fixed' },
    ],
    prices: [
      { bookmaker: 'leg-gully', odds: 1.9, status: 'open' },
      { bookmaker: 'other', odds: 1.8, status: 'open' },
    ],
  });
});

test('of two keys of one bookmaker the first has the prices', () => {
  const rule = { keys: { odds: ['gully_uk', 'gully_eu'] } };

  const { bookmakers, prices } = mapped({ gully: rule }, { 'gully-eu': 1.9, 'gully-uk': 1.95 });

  expect(bookmakers).toHaveLength(1);
  expect(prices).toEqual([{ bookmaker: 'gully', odds: 1.9, status: 'open' }]);
});

test('keys of another source are not mapped, and a slug of the rules needs no key', () => {
  const { bookmakers } = mapped(
    { gully: { keys: { scores: ['x'] } }, point: { keys: {}, title: 'Point' } },
    { x: 2, point: 2 },
  );

  expect(bookmakers).toMatchObject([{ slug: 'x' }, { slug: 'point', title: 'Point' }]);
});

test('The Odds API’s regions of an exchange are one exchange with its commission', () => {
  const map = createBookmakerMap(readBookmakerFile(null));
  const slug = slugOfKey('betfair_ex_eu');

  expect(map('the-odds-api', pricesOf({ [slug]: 2 })).bookmakers).toEqual([
    { slug: 'betfair-exchange', title: slug, kind: 'exchange', commission: 0.05 },
  ]);
});
