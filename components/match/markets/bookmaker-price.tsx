import { Icon } from '@/components/icon/icon';
import { usePageContext } from '@/components/link/page-context.client';
import { toPictureAddress } from '@/lib/domain/content/picture';
import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { ageText, priceReason } from '@/lib/domain/odds/price-reason';
import { priceKey } from '@/lib/live/prices/price-store';
import { ClickOutLink } from '@/components/odds/click-out-link';
import { useLivePrice } from '@/components/odds/use-live-price';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { useReturnText } from '@/components/odds/use-return-text';
import { useEverySecond, usePriceAge } from '@/components/odds/use-price-age';
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
 * A bookmaker's price of a selection, as that bookmaker quotes it, with the reason why it is not the best:
 * a link, text while the bet cannot be placed by a link, or the word 'Suspended'.
 */
export function BookmakerPrice({ matchId, market, selection, bookmaker, isListed }: Props) {
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
  const isStale = mark === 'stale';
  const hasTicked = useEverySecond(isListed || isStale);

  // A price without a mark was never quoted.
  if (mark === undefined)
    return (
      <span className={styles.price}>
        <span className="visually-hidden">{title}: not offered</span>
      </span>
    );
  if (suspended || !odds)
    return (
      <span className={styles.price} data-bookmaker={slug} data-suspended="">
        <BookmakerTitle bookmaker={bookmaker} hasLogo={isListed} />{' '}
        <Icon icon="lock" size={16} className={styles.lock} />
        <span className={styles.word}>Suspended</span>
      </span>
    );
  const quoted = livePrice.quoted ?? odds;
  const price = formatOdds(quoted, format);
  // The server's HTML has the age as it was when the prices were compared.
  const staleAge = hasTicked ? readAge() : age === undefined ? '' : ageText(age);
  const net = formatOdds(odds, format);
  const reason = priceReason({ state: mark, age: staleAge, commission, net });
  const listedAge = isListed && !isStale ? readAge() : '';
  const returns = returnText?.(odds.decimal);
  const parts = (
    <>
      <BookmakerTitle bookmaker={bookmaker} hasLogo={isListed} />{' '}
      {listedAge && <span className={styles.listedAge}>{`${listedAge} `}</span>}
      {price}
      {reason && <span className={styles.reason}>{` ${reason}`}</span>}
      {returns && (
        <span className={styles.note}>
          <span className={styles.gridHidden}> returns</span> {returns}
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
  if (frozen || isStale || bookmaker.hasNoLink || !isBettable(odds))
    return <span {...marks}>{parts}</span>;
  const visibleText = [title, listedAge, price, reason, returns && `returns ${returns}`]
    .filter(Boolean)
    .join(' ');
  return (
    <ClickOutLink
      {...marks}
      matchId={matchId}
      marketId={market.id}
      selectionId={selection.id}
      odds={quoted}
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
