import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { priceKey } from '@/lib/live/price-store';
import { clickOutHref } from '@/lib/routing/click-out';
import { useLivePrice } from '@/components/odds/use-live-price';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { useReturnText } from '@/components/odds/use-return-text';
import styles from './bookmaker-price.module.css';

type Props = {
  matchId: string;
  market: Pick<Market, 'id' | 'name'>;
  selection: Pick<Selection, 'id' | 'name'>;
  bookmaker: ComparedBookmaker;
};

/** One bookmaker's price of a selection: a link to that bookmaker, text while updates are paused, or the word 'Suspended'. */
export function BookmakerPrice({ matchId, market, selection, bookmaker }: Props) {
  const { slug, title } = bookmaker;
  const format = usePriceFormat();
  const returnText = useReturnText();
  const { odds, suspended, frozen, direction, mark } = useLivePrice(
    priceKey(matchId, market.id, selection.id, slug),
  );

  // Without a mark it was never quoted.
  if (mark === undefined)
    return (
      <span className={styles.price}>
        <span className="visually-hidden">{title}: not offered</span>
      </span>
    );
  if (suspended || !odds)
    return (
      <span className={styles.price} data-bookmaker={slug} data-suspended="">
        <span className={styles.title}>{title}</span> Suspended
      </span>
    );
  const price = formatOdds(odds, format);
  const returns = returnText?.(odds.decimal);
  const parts = (
    <>
      <span className={styles.title}>{title}</span> {price}
      {mark === 'unusual' && <span className={styles.note}> unusual</span>}
      {returns && (
        <span className={styles.note}>
          <span className={styles.word}> returns</span> {returns}
        </span>
      )}
    </>
  );
  const marks = {
    className: styles.price,
    'data-bookmaker': slug,
    'data-best': mark === 'best' ? '' : undefined,
    'data-left-out': mark === 'left-out' ? '' : undefined,
    'data-direction': direction ?? undefined,
    'data-frozen': frozen && '',
  };
  if (frozen || !isBettable(odds)) return <span {...marks}>{parts}</span>;
  const visibleText = [title, price, mark === 'unusual' && mark, returns && `returns ${returns}`]
    .filter(Boolean)
    .join(' ');
  return (
    <a
      {...marks}
      href={clickOutHref({
        matchId,
        marketId: market.id,
        selectionId: selection.id,
        odds: odds.raw,
        bookmaker: slug,
      })}
      target="_blank"
      rel="sponsored nofollow noopener"
      aria-label={`${visibleText}, ${selection.name}, ${market.name}${mark === 'best' ? ', best price' : ''}, opens in a new tab`}
    >
      {parts}
    </a>
  );
}
