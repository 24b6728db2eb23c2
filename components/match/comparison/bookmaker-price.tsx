import { ClickOutLink } from '@/components/odds/click-out-link';
import { Icon } from '@/components/icon/icon';
import { useLivePrice } from '@/components/odds/use-live-price';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { useEverySecond, usePriceAge } from '@/components/odds/use-price-age';
import { useReturnText } from '@/components/odds/use-return-text';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { formatOdds } from '@/lib/domain/odds/odds';
import { ageText, priceReason } from '@/lib/domain/odds/price-reason';
import { priceKey } from '@/lib/live/prices/price-store';
import styles from './bookmaker-price.module.css';
import { isLinkedPrice } from './use-first-link';

type Props = {
  matchId: string;
  market: Pick<Market, 'id' | 'name'>;
  selection: Pick<Selection, 'id' | 'name'>;
  bookmaker: ComparedBookmaker;
  /** Whether the Tab key stops at its link; arrow keys reach the others of a row. */
  isTabStop: boolean;
};

/**
 * A bookmaker's price of a selection in a cell, as that bookmaker quotes it, with the reason why it is not the
 * best: a link, text while the bet cannot be placed by a link, or a lock while it is suspended.
 */
export function BookmakerPrice({ matchId, market, selection, bookmaker, isTabStop }: Props) {
  const { slug, title, commission } = bookmaker;
  const format = usePriceFormat();
  const returnText = useReturnText();
  const livePrice = useLivePrice(priceKey(matchId, market.id, selection.id, slug));
  const { odds, suspended, frozen, direction, mark, age } = livePrice;

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
  if (suspended || !odds)
    return (
      <span className={styles.price} data-bookmaker={slug} data-suspended="">
        <Icon icon="lock" size={16} />
        <span className="visually-hidden">Suspended</span>
      </span>
    );
  const quoted = livePrice.quoted ?? odds;
  const price = formatOdds(quoted, format);
  // The server's HTML has the age as it was when the prices were compared.
  const staleAge = hasTicked ? readAge() : age === undefined ? '' : ageText(age);
  const net = formatOdds(odds, format);
  const reason = priceReason({ state: mark, age: staleAge, commission, net });
  const returns = returnText?.(odds.decimal);
  const parts = (
    <>
      {price}
      {reason && <span className={styles.note}>{` ${reason}`}</span>}
      {returns && (
        <span className={styles.note}>
          <span className="visually-hidden"> returns</span> {returns}
        </span>
      )}
    </>
  );
  const marks = {
    className: styles.price,
    'data-bookmaker': slug,
    'data-best': mark === 'best' ? '' : undefined,
    'data-left-out': mark === 'left-out' ? '' : undefined,
    'data-incomparable': mark && mark !== 'best' && mark !== 'left-out' ? '' : undefined,
    'data-direction': direction ?? undefined,
    'data-frozen': frozen && '',
  };
  if (!isLinkedPrice(livePrice, bookmaker)) return <span {...marks}>{parts}</span>;
  const text = [title, price, reason, returns && `returns ${returns}`].filter(Boolean).join(' ');
  return (
    <ClickOutLink
      {...marks}
      matchId={matchId}
      marketId={market.id}
      selectionId={selection.id}
      odds={quoted}
      bookmaker={slug}
      tabIndex={isTabStop ? undefined : -1}
      aria-label={`${text}, ${selection.name}, ${market.name}${mark === 'best' ? ', best price' : ''}, opens in a new tab`}
    >
      {parts}
    </ClickOutLink>
  );
}
