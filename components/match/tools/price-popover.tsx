import { useRef, useState, type RefObject } from 'react';
import type { Match } from '@/lib/domain/match/match';
import { HistoryCard } from './history-card';
import { useHoveredPrice } from './use-hovered-price';

type Props = {
  match: Match;
  list: RefObject<HTMLElement | null>;
  /** The price that loaded this code, if any. */
  first: Element | null;
};

/** The age and the history of the price that is hovered, focused or pressed, beside it. */
export function PricePopover({ match, list, first }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  const [price, close] = useHoveredPrice({ list, popover, first });
  // A host without price histories has no Prices tab.
  const [hasTab] = useState(() => document.getElementById('tab-prices') !== null);

  const marketId = price?.closest('[data-market]')?.getAttribute('data-market');
  const selectionId = price?.closest('[data-selection]')?.getAttribute('data-selection');
  const market = match.markets.find(({ id }) => id === marketId);
  const selection = market?.selections.find(({ id }) => id === selectionId);
  if (!price || !market || !selection) return null;
  // A button that opens the history of a price is in the row of its bookmaker.
  const slug =
    price.getAttribute('data-bookmaker') ??
    price.closest('[data-row]')?.getAttribute('data-row') ??
    null;
  const bookmaker = match.bookmakers?.find(other => other.slug === slug) ?? null;
  // The API records the main markets; a host without the tab has at most the best price's history.
  const isRecorded = (market.group ?? 'main') === 'main' && (slug === null || hasTab);
  if (!isRecorded && !bookmaker) return null;
  return (
    <HistoryCard
      key={`${market.id}/${selection.id}/${slug}`}
      popover={popover}
      price={price}
      match={match}
      market={market}
      selection={selection}
      bookmaker={bookmaker}
      isRecorded={isRecorded}
      onLeave={isRecorded && hasTab ? close : null}
    />
  );
}
