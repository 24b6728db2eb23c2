import { useState } from 'react';
import { useChosenBookmakers, useLiveStores } from '@/components/live/live-stores';
import { useMarketFigures } from '@/components/odds/use-live-price';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import {
  groupRows,
  hasSameOrder,
  type GroupedRows,
  type RowSort,
} from '@/lib/live/prices/comparison-rows';
import { priceKey } from '@/lib/live/prices/price-store';

type Options = {
  matchId: string;
  marketId: string;
  /** The ids of the selections. */
  selections: readonly string[];
  bookmakers: readonly ComparedBookmaker[];
};

type RowOrder = {
  /** The rows as they were when they were sorted last: none moves while it is read. */
  rows: GroupedRows;
  /** The current rank of each bookmaker, see `RankedBookmaker`. */
  ranks: ReadonlyMap<string, string>;
  sort: RowSort;
  /** Whether the visitor has an own order. */
  canBeMine: boolean;
  /** Whether sorting would move a row. */
  hasChanged: boolean;
  sortBy: (sort: RowSort) => void;
};

/** The order of the bookmakers of a market. */
export function useRowOrder({ matchId, marketId, selections, bookmakers }: Options): RowOrder {
  const { prices } = useLiveStores();
  const mine = useChosenBookmakers();
  // Renders again when the prices of the market change.
  useMarketFigures(matchId, marketId);
  const [sort, setSort] = useState<RowSort>(() => firstSort(selections));
  const rowsBy = (by: RowSort) =>
    groupRows({
      bookmakers,
      selections,
      priceOf: (selection, slug) => prices.price(priceKey(matchId, marketId, selection, slug)),
      sort: by,
      ...(mine && { mine }),
    });
  // Without a choice the visitor has no own order.
  const shownSort = sort === 'mine' && !mine ? firstSort(selections) : sort;
  const current = rowsBy(shownSort);
  const [rows, setRows] = useState(current);
  const [sortedMine, setSortedMine] = useState(mine);

  // The visitor chose other bookmakers, or another order: those come first.
  if (leftOut(rows) !== leftOut(current) || (sortedMine !== mine && shownSort === 'mine')) {
    setSortedMine(mine);
    setRows(current);
  }
  return {
    rows,
    ranks: new Map(
      Object.values(current).flatMap(group => group.map(({ slug, rank }) => [slug, rank])),
    ),
    sort: shownSort,
    canBeMine: mine !== null,
    hasChanged: !hasSameOrder(rows, current),
    sortBy(next) {
      setSort(next);
      setRows(rowsBy(next));
    },
  };
}

const firstSort = ([selection]: readonly string[]): RowSort =>
  selection === undefined ? 'name' : { selection };

const leftOut = (rows: GroupedRows): string =>
  rows['left-out']
    .map(({ slug }) => slug)
    .sort()
    .join();
