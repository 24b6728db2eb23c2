import { usePageContext } from '@/components/link/page-context.client';
import { toPictureAddress } from '@/lib/domain/content/picture';
import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { priceKey } from '@/lib/live/prices/price-store';
import { ClickOutLink } from '@/components/odds/click-out-link';
import { useLivePrice } from '@/components/odds/use-live-price';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { useReturnText } from '@/components/odds/use-return-text';
import { useEverySecond, usePriceAge } from './use-price-age';
import styles from './bookmaker-price.module.css';

type Props = {
  matchId: string;
  market: Pick<Market, 'id' | 'name'>;
  selection: Pick<Selection, 'id' | 'name'>;
  bookmaker: ComparedBookmaker;
  /** Whether the price is in an opened list, which has room for the logo and the price's age. */
  isListed: boolean;
};

/**
 * One bookmaker's price of a selection: a link to that bookmaker, text while updates are paused or without
 * an agreement, or the word 'Suspended'.
 */
export function BookmakerPrice({ matchId, market, selection, bookmaker, isListed }: Props) {
  const { slug, title } = bookmaker;
  const format = usePriceFormat();
  const returnText = useReturnText();
  const { odds, suspended, frozen, direction, mark } = useLivePrice(
    priceKey(matchId, market.id, selection.id, slug),
  );

  const readAge = usePriceAge({
    matchId,
    marketId: market.id,
    selectionId: selection.id,
    bookmaker: slug,
  });
  useEverySecond(isListed);

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
        <BookmakerTitle bookmaker={bookmaker} hasLogo={isListed} /> Suspended
      </span>
    );
  const price = formatOdds(odds, format);
  const returns = returnText?.(odds.decimal);
  const parts = (
    <>
      <BookmakerTitle bookmaker={bookmaker} hasLogo={isListed} />{' '}
      {isListed && <span className={styles.listedAge}>{`${readAge()} `}</span>}
      {price}
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
  if (frozen || bookmaker.hasNoLink || !isBettable(odds)) return <span {...marks}>{parts}</span>;
  const listedAge = isListed ? readAge() : '';
  const note = mark === 'unusual' && mark;
  const visibleText = [title, listedAge, price, note, returns && `returns ${returns}`]
    .filter(Boolean)
    .join(' ');
  return (
    <ClickOutLink
      {...marks}
      matchId={matchId}
      marketId={market.id}
      selectionId={selection.id}
      odds={odds}
      bookmaker={slug}
      aria-label={`${visibleText}, ${selection.name}, ${market.name}${mark === 'best' ? ', best price' : ''}, opens in a new tab`}
    >
      {parts}
    </ClickOutLink>
  );
}

type TitleProps = { bookmaker: ComparedBookmaker; hasLogo: boolean };

function BookmakerTitle({ bookmaker: { title, icon }, hasLogo }: TitleProps) {
  const { imageHosts } = usePageContext();
  const src = hasLogo ? toPictureAddress(icon, imageHosts) : null;
  return (
    <span className={styles.title}>
      {src && <img className={styles.logo} src={src} width={40} height={20} alt="" />}
      {title}
    </span>
  );
}
