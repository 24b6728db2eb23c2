'use client';

import { memo, useState, type ComponentProps, type ReactNode } from 'react';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { MarketTools } from '@/components/match/tools/market-tools';
import { Panel } from '@/components/ui/panel';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market } from '@/lib/domain/odds/market';
import { byGroup, groupStarts } from '@/lib/domain/odds/market-groups';
import type { Match } from '@/lib/domain/match/match';
import { marketPath } from '@/lib/domain/match/match-name';
import { useMatch } from '@/components/live/live-stores';
import { groupAnchor, MarketChips } from './market-chips';
import { MarketPrices } from './market-prices';
import { PlainSelections } from './plain-selections';
import styles from './markets.module.css';
import { useWithdrawnMarkets } from './use-withdrawn-markets';

type Props = {
  match: Match;
  /** Shown when the match has no markets and is not over. */
  empty: ReactNode;
  /** The id of the only market that is shown, open and with all bookmakers: on its own page. */
  only?: string;
};

/** The number of markets that are expanded at first. */
const openMarkets = 11;

const loadWithdrawn = () =>
  import('./withdrawn-markets').then(({ WithdrawnMarkets }) => WithdrawnMarkets);

export function Markets({ match: initial, empty, only }: Props) {
  const match = useMatch(initial);
  const markets = byGroup(match.markets).filter(({ id }) => only === undefined || id === only);
  const isOpen = useInitiallyOpen(markets);
  const { list, onUse, placed, removed } = useWithdrawnMarkets(markets);
  const starts = groupStarts(placed);
  const anchors = new Map([...starts].map(([group, id]) => [id, groupAnchor(group)]));

  if (match.markets.length === 0) return match.status === 'other' ? null : empty;
  return (
    <div ref={list} className={styles.markets} onClickCapture={onUse} onFocus={onUse}>
      <MarketTools match={match} list={list} />
      {starts.size > 0 && only === undefined && !match.isOutright && (
        <MarketChips starts={starts} />
      )}
      {placed.map(market => (
        <div
          key={market.id}
          id={anchors.get(market.id)}
          data-market={market.id}
          data-withdrawn={market.withdrawn ? '' : undefined}
        >
          <MarketPanel
            matchId={match.id}
            market={market}
            comparison={marketPath(match, market.id)}
            bookmakers={match.bookmakers ?? noBookmakers}
            isOpen={isOpen(market.id)}
            isFirst={market.id === match.markets[0]?.id}
            isOnly={only !== undefined}
          />
        </div>
      ))}
      {removed.length > 0 && (
        <LoadedPanel open load={loadWithdrawn} props={{ markets: removed }} fallback={null} />
      )}
      <AffiliateDisclosure />
    </div>
  );
}

type PanelProps = ComponentProps<typeof PlainSelections> & {
  isOpen: boolean;
  isFirst: boolean;
  isOnly: boolean;
};

const noBookmakers: readonly ComparedBookmaker[] = [];

/**
 * A market as a collapsible panel. Until it is first opened it has plain links, which work without
 * scripts: most markets of a page are never opened, and live prices in all of them would be a third of
 * its nodes. A ball changes the match, but of a market mostly its prices, which come from their own
 * store: rendering all panels took 180 ms on a slow phone.
 */
const MarketPanel = memo(function MarketPanel({ isOpen, ...props }: PanelProps) {
  const { isFirst, isOnly, ...plain } = props;
  const { market } = plain;
  // Prices that are opened again are sorted again.
  const [state, setState] = useState({ isOpen, openings: isOpen ? 1 : 0 });
  const onToggle = (open: boolean) =>
    setState(before =>
      before.isOpen === open
        ? before
        : { isOpen: open, openings: before.openings + (open ? 1 : 0) },
    );
  return (
    <Panel
      headingLevel="h2"
      title={market.name}
      note={market.selections.length}
      open={isOpen}
      onToggle={onToggle}
    >
      <div className={styles.body}>
        {state.openings > 0 ? (
          <MarketPrices
            key={state.openings}
            {...plain}
            isOpen={isFirst || isOnly}
            isOnly={isOnly}
          />
        ) : (
          <PlainSelections {...plain} />
        )}
      </div>
    </Panel>
  );
}, isEqualExceptPrices);

function isEqualExceptPrices(before: PanelProps, after: PanelProps): boolean {
  return textWithoutPrices(before) === textWithoutPrices(after);
}

const textWithoutPrices = ({ market, ...rest }: PanelProps): string =>
  JSON.stringify([
    rest,
    [market.id, market.name, market.withdrawn],
    market.selections.map(({ id, name, best }) => [id, name, !best]),
  ]);

/** Whether a market is open at first, by its first position: it stays so when other markets change. */
function useInitiallyOpen(markets: Market[]): (id: string) => boolean {
  const [positions] = useState(() => new Map<string, number>());
  markets
    .filter(market => !market.withdrawn)
    .forEach((market, index) => {
      if (!positions.has(market.id)) positions.set(market.id, index);
    });
  return id => (positions.get(id) ?? 0) < openMarkets;
}
