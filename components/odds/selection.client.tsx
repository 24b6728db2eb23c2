'use client';

import { useId } from 'react';
import { formatOdds, isBettable } from '@/lib/domain/odds';
import type { Selection as MarketSelection } from '@/lib/domain/market';
import { priceKey } from '@/lib/live/price-store';
import { Icon } from '@/components/ui/icon';
import { showsPrices } from '@/lib/domain/view';
import { usePageView } from '@/components/ui/view-context.client';
import { PriceMove } from './price-move';
import { PricePlate } from './price-plate';
import styles from './selection.module.css';
import { useLivePrice } from './use-live-price';
import { usePriceFormat } from './use-odds-format';

type Props = {
  matchId: string;
  marketId: string;
  selection: MarketSelection;
  /** Spells 'Bet now' out; narrow cards say it in the accessible name alone. */
  showsBetNow?: boolean;
};

/** The most important control of the site: a name and its price, one link to where it is offered. */
export function Selection({ matchId, marketId, selection, showsBetNow = false }: Props) {
  const { policy } = usePageView();
  const format = usePriceFormat();
  const moveId = useId();
  const { odds, suspended, direction, opened } = useLivePrice(
    priceKey(matchId, marketId, selection.id),
  );

  if (!showsPrices(policy)) return null;
  if (suspended || !odds) {
    return (
      <span className={styles.selection} data-suspended="">
        <Icon icon="lock" size={16} className={styles.lock} />
        <span className={styles.name}>{selection.name}</span>
        <span className={styles.suspendedPlate}>Suspended</span>
      </span>
    );
  }

  const price = formatOdds(odds, format);
  const openedAt = opened ? formatOdds(opened, format) : price;
  const hasMoved = openedAt !== price;
  const parts = (
    <>
      <span className={styles.name}>{selection.name}</span>
      {showsBetNow && <span className={styles.betNow}>Bet now</span>}
      <PricePlate text={price} direction={direction}>
        {hasMoved && <PriceMove id={moveId} from={openedAt} to={price} />}
      </PricePlate>
    </>
  );
  if (!isBettable(odds)) return <span className={styles.selection}>{parts}</span>;

  const path = [matchId, marketId, selection.id, odds.raw].map(encodeURIComponent).join('/');
  return (
    <a
      className={styles.selection}
      href={`/sportsbet/redirect/${path}`}
      target="_blank"
      rel="sponsored nofollow noopener"
      aria-label={`Bet now: ${selection.name} ${price}, opens in a new tab`}
      aria-describedby={hasMoved ? moveId : undefined}
    >
      {parts}
    </a>
  );
}
