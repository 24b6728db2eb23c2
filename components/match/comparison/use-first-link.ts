import { useCallback, useSyncExternalStore } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { isBettable } from '@/lib/domain/odds/odds';
import { priceKey, type LivePrice } from '@/lib/live/prices/price-store';

type Cell = { selection: string; bookmaker: ComparedBookmaker };

/** Whether a bookmaker's price is a link: the bet can be placed at this price. */
export const isLinkedPrice = (
  { odds, suspended, frozen, mark }: LivePrice,
  { hasNoLink }: ComparedBookmaker,
): boolean =>
  mark !== undefined &&
  mark !== 'stale' &&
  !suspended &&
  !frozen &&
  !hasNoLink &&
  odds !== null &&
  isBettable(odds);

/** The place of the first price of a row that is a link; -1 for none. */
export function useFirstLink(matchId: string, marketId: string, cells: readonly Cell[]): number {
  const { prices } = useLiveStores();
  const keys = cells.map(({ selection, bookmaker }) =>
    priceKey(matchId, marketId, selection, bookmaker.slug),
  );
  const joined = keys.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = joined.split(' ').map(key => prices.subscribe(key, listener));
      return () => ends.forEach(end => end());
    },
    [prices, joined],
  );
  const read = () =>
    cells.findIndex(({ bookmaker }, index) =>
      isLinkedPrice(prices.price(keys[index] ?? ''), bookmaker),
    );
  return useSyncExternalStore(subscribe, read, read);
}
