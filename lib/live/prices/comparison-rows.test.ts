import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { groupRows, hasSameOrder, rowGroups, type RowSort } from './comparison-rows';
import type { LivePrice } from './price-store';

const bookmakers = ['Zebra', 'Apple', 'Élan', 'Mango', 'Exchange', 'Closed'].map(
  (title): ComparedBookmaker => ({
    slug: title.toLowerCase(),
    title,
    kind: 'fixed',
    commission: 0,
    pool: null,
  }),
);
const unknown: LivePrice = { odds: null, suspended: true, direction: null, opened: null };
const at = (decimal: number, mark: LivePrice['mark'] = null, quoted = decimal): LivePrice => ({
  ...unknown,
  odds: { raw: String(decimal), decimal },
  suspended: false,
  mark,
  ...(quoted !== decimal && { quoted: { raw: String(quoted), decimal: quoted } }),
});

const prices: Record<string, Record<string, LivePrice>> = {
  home: {
    zebra: at(1.8),
    apple: at(1.8),
    élan: at(1.9, 'best'),
    mango: at(2.4, 'stale'),
    exchange: at(1.7, 'incomplete', 1.95),
    closed: { ...unknown, mark: null },
  },
  away: {
    zebra: at(2.1, 'best'),
    apple: at(2),
    élan: at(9, 'unusual'),
    mango: at(1.5, 'stale'),
  },
};

const grouped = (sort: RowSort, changes: Record<string, LivePrice> = {}) =>
  groupRows({
    bookmakers,
    selections: ['home', 'away'],
    priceOf: (selection, slug) =>
      (selection === 'home' && changes[slug]) || (prices[selection]?.[slug] ?? unknown),
    sort,
    mine: ['apple', 'gone', 'zebra'],
  });
const textOf = (sort: RowSort, changes = {}) => {
  const groups = grouped(sort, changes);
  return rowGroups.map(group => groups[group].map(({ slug, rank }) => `${rank}${slug}`).join(' '));
};

test('bookmakers are grouped by what their prices may be, and sorted by a selection', () => {
  expect(textOf({ selection: 'home' })).toEqual([
    '1élan =2zebra =2apple',
    'mango exchange',
    '',
    '',
    'closed',
  ]);
  // One unusual price is no reason to leave out the other, which is the best.
  expect(textOf({ selection: 'away' })[0]).toBe('1zebra 2apple élan');
});

test('names are sorted as a reader of English expects', () => {
  expect(textOf('name')[0]).toBe('apple élan zebra');
});

test('rows in the visitor’s own order have those that the visitor did not place at their end', () => {
  expect(textOf('mine')[0]).toBe('apple zebra élan');
});

test('a price that cannot be compared, and is not above the best one, is neither higher nor comparable', () => {
  expect(textOf({ selection: 'home' }, { mango: at(1.9, 'stale') }).slice(1, 3)).toEqual([
    'exchange',
    'mango',
  ]);
});

test('a bookmaker that the visitor does not compare is apart, whatever its price', () => {
  expect(textOf({ selection: 'home' }, { apple: at(3, 'left-out') })[3]).toBe('apple');
});

test('the order changes with a place, and not with a price', () => {
  const before = grouped({ selection: 'home' });

  expect(hasSameOrder(before, grouped({ selection: 'home' }, { zebra: at(1.85) }))).toBe(true);
  expect(hasSameOrder(before, grouped({ selection: 'home' }, { apple: at(1.85) }))).toBe(false);
});
