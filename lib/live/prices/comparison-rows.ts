import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { toFormat } from '@/lib/domain/odds/conversion/from-decimal';
import type { Odds } from '@/lib/domain/odds/odds';
import type { LivePrice } from './price-store';

/**
 * What a bookmaker's prices of a market are to a visitor who compares: 'comparable' has a price that may be best;
 * 'higher' has none, although one of its prices is above the best one; 'other' has none either. 'left-out' is not
 * among those that the visitor compares, and 'suspended' has no price at all.
 */
export type RowGroup = 'comparable' | 'higher' | 'other' | 'left-out' | 'suspended';

/** In the order in which they are shown. */
export const rowGroups: readonly RowGroup[] = [
  'comparable',
  'higher',
  'other',
  'left-out',
  'suspended',
];

/** By the id of a selection, its best prices first, by the names of the bookmakers, or in the visitor's own order. */
export type RowSort = { selection: string } | 'name' | 'mine';

export type RankedBookmaker = {
  slug: string;
  /** '1', or '=1' with others; '' without a price of the selection that may be best. */
  rank: string;
};

export type GroupedRows = Readonly<Record<RowGroup, readonly RankedBookmaker[]>>;

type Options = {
  /** In published order, which decides between equal prices. */
  bookmakers: readonly ComparedBookmaker[];
  /** The ids of the selections. */
  selections: readonly string[];
  priceOf: (selection: string, slug: string) => LivePrice;
  sort: RowSort;
  /** The bookmakers that the visitor compares, in the visitor's order; the others follow in published order. */
  mine?: readonly string[];
};

/** Groups the bookmakers of a market, and sorts each group. */
export function groupRows({
  bookmakers,
  selections,
  priceOf,
  sort,
  mine = [],
}: Options): GroupedRows {
  const bestOf = new Map(
    selections.map(id => [
      id,
      Math.max(...bookmakers.map(({ slug }) => bestOdds(priceOf(id, slug)))),
    ]),
  );
  const groupOf = ({ slug }: ComparedBookmaker): RowGroup => {
    const prices = selections.map(id => ({ id, price: priceOf(id, slug) }));
    if (prices.some(({ price }) => price.mark === 'left-out')) return 'left-out';
    const open = prices.filter(({ price }) => isOpen(price));
    if (open.length === 0) return 'suspended';
    if (open.some(({ price }) => mayBeBest(price))) return 'comparable';
    const isHigher = open.some(({ id, price }) => shownOdds(price) > (bestOf.get(id) ?? 0));
    return isHigher ? 'higher' : 'other';
  };
  const sortOdds = ({ slug }: ComparedBookmaker): number => {
    if (typeof sort === 'string') return 0;
    const price = priceOf(sort.selection, slug);
    return mayBeBest(price) ? displayed(price.odds) : isOpen(price) ? 0 : -1;
  };
  const placeOf = ({ slug }: ComparedBookmaker) =>
    mine.includes(slug) ? mine.indexOf(slug) : mine.length;
  const sorted = bookmakers.toSorted((a, b) => {
    if (sort === 'mine') return placeOf(a) - placeOf(b);
    return sort === 'name' ? a.title.localeCompare(b.title, 'en') : sortOdds(b) - sortOdds(a);
  });
  const all = sorted.map(sortOdds);
  const rows = (group: RowGroup) =>
    sorted
      .filter(bookmaker => groupOf(bookmaker) === group)
      .map(bookmaker => ({ slug: bookmaker.slug, rank: rankOf(sortOdds(bookmaker), all) }));
  return {
    comparable: rows('comparable'),
    higher: rows('higher'),
    other: rows('other'),
    'left-out': rows('left-out'),
    suspended: rows('suspended'),
  };
}

/** Whether two groupings have the same rows in the same places. */
export const hasSameOrder = (a: GroupedRows, b: GroupedRows): boolean =>
  rowGroups.every(
    group => a[group].map(({ slug }) => slug).join() === b[group].map(({ slug }) => slug).join(),
  );

function rankOf(odds: number, all: readonly number[]): string {
  if (odds <= 0) return '';
  const rank = 1 + all.filter(other => other > odds).length;
  return all.filter(other => other === odds).length > 1 ? `=${rank}` : String(rank);
}

const isOpen = ({ odds, suspended, mark }: LivePrice): boolean =>
  mark !== undefined && !suspended && odds !== null;

const mayBeBest = (price: LivePrice): boolean =>
  isOpen(price) && (price.mark === null || price.mark === 'best');

/** As shown: what a visitor sees as equal is equal. */
const displayed = (odds: Odds | null): number => toFormat(odds?.decimal ?? 0, 'decimal');

const shownOdds = ({ odds, quoted }: LivePrice): number => displayed(quoted ?? odds);

const bestOdds = (price: LivePrice): number =>
  price.mark === 'best' && isOpen(price) ? displayed(price.odds) : 0;
