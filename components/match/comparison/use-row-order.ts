import { useState } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
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
  /** Whether sorting would move a row. */
  hasChanged: boolean;
  sortBy: (sort: RowSort) => void;
};

/** The order of the bookmakers of a market. */
export function useRowOrder({ matchId, marketId, selections, bookmakers }: Options): RowOrder {
  const { prices } = useLiveStores();
  // Renders again when the prices of the market change.
  useMarketFigures(matchId, marketId);
  const [sort, setSort] = useState<RowSort>(() => firstSort(selections));
  const rowsBy = (by: RowSort) =>
    groupRows({
      bookmakers,
      selections,
      priceOf: (selection, slug) => prices.price(priceKey(matchId, marketId, selection, slug)),
      sort: by,
    });
  const current = rowsBy(sort);
  const [rows, setRows] = useState(current);

  // The visitor chose other bookmakers: those come first.
  if (leftOut(rows) !== leftOut(current)) setRows(current);
  return {
    rows,
    ranks: new Map(
      Object.values(current).flatMap(group => group.map(({ slug, rank }) => [slug, rank])),
    ),
    sort,
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
