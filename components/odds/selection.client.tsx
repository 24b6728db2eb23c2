'use client';

import { useId } from 'react';
import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { Match } from '@/lib/domain/match/match';
import type { SelectionSide } from '@/lib/domain/match/list/card-market';
import { linkOdds, linkedBookmaker } from '@/lib/domain/odds/comparison/linked-bookmaker';
import type { Market, Selection as MarketSelection } from '@/lib/domain/odds/market';
import { bestBookmakerText } from './best-bookmaker-text';
import { ClickOutLink } from './click-out-link';
import { priceKey } from '@/lib/live/prices/price-store';
import { Icon } from '@/components/icon/icon';
import { BookmakerLogo } from './bookmaker-logo';
import { PriceBadge } from './price-badge';
import styles from './selection.module.css';
import { useLivePrice } from './use-live-price';
import { usePriceFormat } from './use-odds-format';
import { useReturnText } from './use-return-text';

type Props = {
  matchId: string;
  market: Pick<Market, 'id' | 'name'>;
  selection: MarketSelection;
  /** The match's bookmakers, for the name beside the best price. */
  bookmakers?: Match['bookmakers'];
  /** Shows 'Bet now' between name and price; narrow cards have no room for it. */
  showsBetNow?: boolean;
  /** In a dense card: which team the selection is, so that its price is on the line of that team. */
  side?: SelectionSide | undefined;
  /** The slug of the bookmaker that is named once for all selections, and not with each price. */
  namedOnce?: string | null;
};

/**
 * A selection's name and price as a link to the bookmaker; text while updates are paused, and when no
 * bookmaker of the price has a link.
 */
export function Selection({
  matchId,
  market,
  selection,
  bookmakers,
  showsBetNow = false,
  side,
  namedOnce = null,
}: Props) {
  const format = usePriceFormat();
  const returnText = useReturnText();
  const changeId = useId();
  const {
    odds,
    suspended,
    frozen,
    direction,
    opened,
    best = [],
    quoted,
    mark,
  } = useLivePrice(priceKey(matchId, market.id, selection.id));

  const shape = {
    className: styles.selection,
    'data-side': side,
    'data-compared': selection.best || returnText ? '' : undefined,
    'data-wide': showsBetNow ? '' : undefined,
  };
  if (suspended || !odds) {
    const isLeftOut = mark === 'left-out';
    return (
      <span {...shape} data-suspended="">
        {!isLeftOut && <Icon icon="lock" size={16} className={styles.lock} />}
        <span className={styles.name}>{selection.name}</span>
        <span className={styles.suspendedPlate}>
          {isLeftOut ? (
            <>
              None of yours<span className="visually-hidden"> prices this</span>
            </>
          ) : (
            'Suspended'
          )}
        </span>
        {/* Reserves the line, so that a card keeps its height. */}
        {shape['data-compared'] !== undefined && <span className={styles.bookmaker}>&nbsp;</span>}
      </span>
    );
  }

  const bookmaker = linkedBookmaker(best, bookmakers);
  const isText = frozen || bookmaker === undefined || !isBettable(odds);
  const price = formatOdds(odds, format);
  const openedAt = opened ? formatOdds(opened, format) : price;
  const hasMoved = openedAt !== price;
  const [firstBest] = best;
  const isNamedOnce = firstBest !== undefined && firstBest === namedOnce && bookmaker === namedOnce;
  const bookmakerText = bestBookmakerText(best, bookmakers);
  const noteOf = (named: string) =>
    [named, mark === 'left-out' && 'not yours'].filter(Boolean).join(', ');
  // Reserves the line, so that a price keeps its height when another bookmaker becomes best.
  const note = noteOf(isNamedOnce ? '' : bookmakerText) || (isNamedOnce ? '\u00a0' : '');
  const returns = returnText && `returns ${returnText(odds.decimal)}`;
  const parts = (
    <>
      <span className={styles.name}>{selection.name}</span>{' '}
      {showsBetNow && !isText && (
        <>
          <span className={styles.betNow}>Bet now</span>{' '}
        </>
      )}
      <PriceBadge text={price} direction={direction} frozen={frozen}>
        {frozen && <span className="visually-hidden"> when updates were paused</span>}
        {hasMoved && !frozen && <PriceChange id={changeId} from={openedAt} to={price} />}
      </PriceBadge>
      {note && (
        <>
          {' '}
          <span className={styles.bookmaker}>
            {showsBetNow && (
              <BookmakerLogo address={bookmakers?.find(({ slug }) => slug === firstBest)?.icon} />
            )}
            <span className={styles.who}>{note}</span>
          </span>
        </>
      )}
      {returns && (
        <>
          {' '}
          <span className={styles.returns}>{returns}</span>
        </>
      )}
    </>
  );
  if (isText) return <span {...shape}>{parts}</span>;

  // WCAG 2.5.3 (label in name): speech control finds a link by its visible text.
  const visibleText = [
    selection.name,
    showsBetNow && 'Bet now',
    price,
    [noteOf(bookmakerText), returns].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <ClickOutLink
      {...shape}
      matchId={matchId}
      marketId={market.id}
      selectionId={selection.id}
      odds={linkOdds({ odds, ...(quoted && { quoted }) }, bookmaker, bookmakers)}
      bookmaker={bookmaker}
      aria-label={`${visibleText}, ${market.name}, opens in a new tab`}
      aria-describedby={hasMoved ? changeId : undefined}
    >
      {parts}
    </ClickOutLink>
  );
}

/** A price's change since the page opened, shown while its link is hovered or focused. */
function PriceChange({ id, from, to }: { id: string; from: string; to: string }) {
  // One text node per price, because a match page can have hundreds of changed prices.
  return (
    <span id={id} className={styles.move}>
      {`Opened ${from}, now ${to}`}
    </span>
  );
}
