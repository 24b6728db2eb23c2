'use client';

import { useId } from 'react';
import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import type { Match } from '@/lib/domain/match/match';
import { linkOdds, linkedBookmaker } from '@/lib/domain/odds/comparison/linked-bookmaker';
import type { Market, Selection as MarketSelection } from '@/lib/domain/odds/market';
import { bestBookmakerText } from './best-bookmaker-text';
import { ClickOutLink } from './click-out-link';
import { priceKey } from '@/lib/live/prices/price-store';
import { Icon } from '@/components/icon/icon';
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
  /** The slug of the bookmaker that is named once for all selections, and not with each price. */
  namedOnce?: string | null;
};

/**
 * A selection's name and price as a link to the bookmaker; text while updates are paused, and when no
 * bookmaker of the price has a link.
 */
export function Selection(props: Props) {
  const { matchId, market, selection, bookmakers, showsBetNow = false, namedOnce = null } = props;
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
  } = useLivePrice(priceKey(matchId, market.id, selection.id));

  const compared = selection.best || returnText ? '' : undefined;
  if (suspended || !odds) {
    return (
      <span className={styles.selection} data-suspended="" data-compared={compared}>
        <Icon icon="lock" size={16} className={styles.lock} />
        <span className={styles.name}>{selection.name}</span>
        <span className={styles.suspendedPlate}>Suspended</span>
        {/* Reserves the line, so that a card keeps its height. */}
        {compared !== undefined && <span className={styles.bookmaker}>&nbsp;</span>}
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
    [named, returnText && `returns ${returnText(odds.decimal)}`].filter(Boolean).join(', ');
  // Reserves the line, so that a price keeps its height when another bookmaker becomes best.
  const note = noteOf(isNamedOnce ? '' : bookmakerText) || (isNamedOnce ? '\u00a0' : '');
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
          <span className={styles.bookmaker}>{note}</span>
        </>
      )}
    </>
  );
  if (isText)
    return (
      <span className={styles.selection} data-compared={compared}>
        {parts}
      </span>
    );

  // WCAG 2.5.3 (label in name): speech control finds a link by its visible text.
  const visibleText = [selection.name, showsBetNow && 'Bet now', price, noteOf(bookmakerText)]
    .filter(Boolean)
    .join(' ');
  return (
    <ClickOutLink
      className={styles.selection}
      data-compared={compared}
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
