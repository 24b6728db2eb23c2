import { EventBookmaker, Market, Price, Selection, Sources } from '@/lib/contract/event';
import { Mover } from '@/lib/contract/prices/movers';
import { PriceHistory } from '@/lib/contract/prices/price-history';
import { priceKeys } from './price-keys';

/** Keys of priced types that reveal nothing about a price. */
const harmless = [
  ...[
    'id',
    'name',
    'status',
    'kind',
    'line',
    'group',
    'slug',
    'title',
    'pool',
    'updated_at',
    'icon',
  ],
  ...['event', 'market', 'selection', 'bookmaker', 'odds.name', 'score'],
];

test.each([
  ['price', Price],
  ['selection', Selection],
  ['market', Market],
  ['bookmaker of an event', EventBookmaker],
  ['list of sources', Sources],
  ['mover', Mover],
  ['price history', PriceHistory],
])('each key of a %s is listed as a price key, or known to be harmless', (_, schema) => {
  const unknown = Object.keys(schema.shape).filter(
    key => !priceKeys.includes(key) && !harmless.includes(key),
  );

  expect(unknown).toEqual([]);
});
