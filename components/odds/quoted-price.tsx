import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { BookmakerPrice, Market, Selection } from '@/lib/domain/odds/market';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { isLinked } from '@/lib/domain/odds/comparison/linked-bookmaker';
import { ageText, priceReason } from '@/lib/domain/odds/price-reason';
import { ClickOutLink } from './click-out-link';
import { usePriceFormat } from './use-odds-format';
import styles from './quoted-price.module.css';

type Props = {
  matchId: string;
  market: Pick<Market, 'id' | 'name'>;
  selection: Pick<Selection, 'id' | 'name'>;
  price: BookmakerPrice;
  bookmakers: readonly ComparedBookmaker[];
  /** The visible name: of the selection, or of the bookmaker. */
  label: string;
  /** The rest of the link's accessible name, such as the market. */
  about: string;
};

/** A bookmaker's price when the page was rendered: a link to that bookmaker, text, or 'Suspended'. */
export function QuotedPrice(props: Props) {
  const { matchId, market, selection, price, bookmakers, label, about } = props;
  const format = usePriceFormat();
  const { bookmaker, odds, quoted = odds, state, isBest, age } = price;
  if (state === 'suspended' || !odds || !quoted || !isBettable(odds))
    return (
      <span className={styles.price} data-bookmaker={bookmaker} data-suspended="">
        <span className={styles.label}>{label}</span> Suspended
      </span>
    );
  const reason = priceReason({
    state,
    age: age === undefined ? '' : ageText(age),
    commission: bookmakers.find(({ slug }) => slug === bookmaker)?.commission ?? 0,
    net: formatOdds(odds, format),
  });
  const note = [isBest && 'best', reason].filter(Boolean).join(', ');
  const text = formatOdds(quoted, format);
  const marks = {
    className: styles.price,
    'data-bookmaker': bookmaker,
    'data-best': isBest ? '' : undefined,
  };
  const parts = (
    <>
      <span className={styles.label}>{label}</span>{' '}
      {note && <span className={styles.note}>{note} </span>}
      <b>{text}</b>
    </>
  );
  if (state === 'stale' || !isLinked(bookmaker, bookmakers)) return <span {...marks}>{parts}</span>;
  return (
    <ClickOutLink
      {...marks}
      matchId={matchId}
      marketId={market.id}
      selectionId={selection.id}
      odds={quoted}
      bookmaker={bookmaker}
      aria-label={`${[label, note, text].filter(Boolean).join(' ')}, ${about}, opens in a new tab`}
    >
      {parts}
    </ClickOutLink>
  );
}
