import { BookmakerPrice } from '@/components/odds/bookmaker-price';
import styles from '@/components/odds/bookmaker-price.module.css';
import { useLivePrice } from '@/components/odds/use-live-price';
import { useEverySecond, usePriceAge } from '@/components/odds/use-price-age';
import { useReturnText } from '@/components/odds/use-return-text';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { ageText } from '@/lib/domain/odds/price-reason';
import { priceKey } from '@/lib/live/prices/price-store';
import { isLinkedPrice } from './use-first-link';

type Props = {
  matchId: string;
  market: Pick<Market, 'id' | 'name'>;
  selection: Pick<Selection, 'id' | 'name'>;
  bookmaker: ComparedBookmaker;
  /** Whether the Tab key stops at its link; arrow keys reach the others of a row. */
  isTabStop: boolean;
};

/** A bookmaker's current price of a selection in a cell. */
export function LiveBookmakerPrice({ matchId, market, selection, bookmaker, isTabStop }: Props) {
  const { slug } = bookmaker;
  const returnText = useReturnText();
  const live = useLivePrice(priceKey(matchId, market.id, selection.id, slug));
  const { odds, quoted, suspended, frozen, direction, mark, age } = live;
  const readAge = usePriceAge({
    matchId,
    marketId: market.id,
    selectionId: selection.id,
    bookmaker: slug,
  });
  const hasTicked = useEverySecond(mark === 'stale');

  // A price without a mark was never quoted.
  if (mark === undefined)
    return (
      <span className={styles.price} data-missing="">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not offered</span>
      </span>
    );
  // The server's HTML has the age as it was when the prices were compared.
  const staleAge = hasTicked ? readAge() : age === undefined ? '' : ageText(age);
  return (
    <BookmakerPrice
      matchId={matchId}
      market={market}
      selection={selection}
      bookmaker={bookmaker}
      price={{
        odds: suspended ? null : odds,
        quoted,
        mark,
        age: staleAge,
        direction,
        isFrozen: frozen === true,
        isLinked: isLinkedPrice(live, bookmaker),
      }}
      returns={odds ? returnText?.(odds.decimal) : undefined}
      tabIndex={isTabStop ? undefined : -1}
    />
  );
}
