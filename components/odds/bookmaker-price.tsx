import { Icon } from '@/components/icon/icon';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { formatOdds, type Direction, type Odds } from '@/lib/domain/odds/odds';
import { priceReason } from '@/lib/domain/odds/price-reason';
import type { PriceMark } from '@/lib/live/prices/price-mark';
import styles from './bookmaker-price.module.css';
import { ClickOutLink } from './click-out-link';
import { usePriceFormat } from './use-odds-format';

/** A price as it is shown; null odds are suspended. */
export type ShownPrice = {
  odds: Odds | null;
  /** Before an exchange's commission, which its link carries. */
  quoted?: Odds | undefined;
  mark: PriceMark | null;
  /** How long ago it was confirmed, of a stale one. */
  age: string;
  direction?: Direction | null;
  /** While updates are paused. */
  isFrozen?: boolean;
  /** Whether the bet can be placed by a link. */
  isLinked: boolean;
};

type Props = {
  matchId: string;
  market: Pick<Market, 'id' | 'name'>;
  selection: Pick<Selection, 'id' | 'name'>;
  bookmaker: Pick<ComparedBookmaker, 'slug' | 'title' | 'commission'>;
  price: ShownPrice;
  /** The visible name before the price where it is a row by itself; in a cell the bookmaker is at its head. */
  label?: string;
  /** The match, where the page does not name it. */
  match?: string;
  /** What the visitor's stake returns. */
  returns?: string | undefined;
  tabIndex?: number | undefined;
};

/** Odds of 1,000 and more have as many characters, for which the narrowest cell has no room at full size. */
const longText = 6;

/**
 * A bookmaker's price of a selection as that bookmaker quotes it, with the reason why it is not the best: a link,
 * text while the bet cannot be placed by one, or a lock while it is suspended.
 */
export function BookmakerPrice(props: Props) {
  const { matchId, market, selection, bookmaker, price, label, match, returns, tabIndex } = props;
  const format = usePriceFormat();
  const { odds, quoted = odds, mark, age } = price;
  const { slug, title, commission } = bookmaker;
  const isRow = label !== undefined;
  const shape = {
    className: styles.price,
    'data-bookmaker': slug,
    'data-row': isRow ? '' : undefined,
  };
  const name = label && (
    <>
      <span className={styles.label}>{label}</span>{' '}
    </>
  );
  if (!odds || !quoted)
    return (
      <span {...shape} data-suspended="">
        {name}
        <Icon icon="lock" size={16} />
        <span className="visually-hidden">Suspended</span>
      </span>
    );
  const text = formatOdds(quoted, format);
  const reason = priceReason({ state: mark, age, commission, net: formatOdds(odds, format) });
  const note = [isRow && mark === 'best' && 'best', reason].filter(Boolean).join(', ');
  const parts = (
    <>
      {name}
      {text}
      {note && <span className={styles.note}>{` ${note}`}</span>}
      {returns && (
        <span className={styles.note} data-returns="">
          <span className="visually-hidden"> returns</span> {returns}
        </span>
      )}
    </>
  );
  const marks = {
    ...shape,
    'data-long': text.length > longText ? '' : undefined,
    'data-best': mark === 'best' ? '' : undefined,
    'data-left-out': mark === 'left-out' ? '' : undefined,
    'data-incomparable': mark && mark !== 'best' && mark !== 'left-out' ? '' : undefined,
    'data-direction': price.direction ?? undefined,
    'data-frozen': price.isFrozen ? '' : undefined,
  };
  if (!price.isLinked) return <span {...marks}>{parts}</span>;
  const visible = [label ?? title, text, note, returns && `returns ${returns}`];
  const about = [
    isRow ? title : selection.name,
    market.name,
    match,
    !isRow && mark === 'best' && 'best price',
  ];
  return (
    <ClickOutLink
      {...marks}
      matchId={matchId}
      marketId={market.id}
      selectionId={selection.id}
      odds={quoted}
      bookmaker={slug}
      tabIndex={tabIndex}
      aria-label={[
        visible.filter(Boolean).join(' '),
        ...about.filter(Boolean),
        'opens in a new tab',
      ].join(', ')}
    >
      {parts}
    </ClickOutLink>
  );
}
