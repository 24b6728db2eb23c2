import { useId, useState, type CSSProperties } from 'react';
import { usePageContext } from '@/components/link/page-context.client';
import { Icon } from '@/components/icon/icon';
import { useLiveStores } from '@/components/live/live-stores';
import { Selection } from '@/components/odds/selection.client';
import { useMarketFigures } from '@/components/odds/use-live-price';
import { toPictureAddress } from '@/lib/domain/content/picture';
import { percentText } from '@/lib/domain/odds/figure-text';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market, Selection as MarketSelection } from '@/lib/domain/odds/market';
import { commissionText } from '@/lib/domain/odds/price-reason';
import type { MarketFigures } from '@/lib/live/prices/market-figures';
import { priceKey } from '@/lib/live/prices/price-store';
import { BookmakerPrice } from './bookmaker-price';
import styles from './market-comparison.module.css';

type Props = { matchId: string; market: Market; bookmakers: readonly ComparedBookmaker[] };

/**
 * All bookmakers' prices of a market: on wide screens a grid with a column per bookmaker in published
 * order, on narrow screens a list per selection, best first, behind a button.
 */
export function MarketComparison({ matchId, market, bookmakers }: Props) {
  const figures = useMarketFigures(matchId, market.id);
  return (
    <div
      className={styles.comparison}
      style={{ '--bookmakers': bookmakers.length } as CSSProperties}
      data-closed={figures?.isClosed ? '' : undefined}
      {...(bookmakers.length > maxWithoutScrolling && {
        tabIndex: 0,
        role: 'group',
        'aria-label': `All bookmakers’ prices, ${market.name}`,
      })}
    >
      <div className={styles.head} aria-hidden="true">
        {bookmakers.map(({ slug, title, commission, icon }) => (
          <span key={slug}>
            {icon && <Logo address={icon} />}
            {title}
            {commission > 0 && <small>{commissionText(commission)}</small>}
          </span>
        ))}
        <span className={styles.quiet}>Mean</span>
        <span className={styles.quiet}>Fair</span>
      </div>
      {market.selections.map(selection => (
        <SelectionRow
          key={selection.id}
          matchId={matchId}
          market={market}
          selection={selection}
          bookmakers={bookmakers}
          consensus={figures?.consensus.get(selection.id)}
        />
      ))}
      {figures?.isClosed && <p className={styles.closed}>Suspended</p>}
      <Payouts bookmakers={bookmakers} figures={figures} />
    </div>
  );
}

function Logo({ address }: { address: string }) {
  const { imageHosts } = usePageContext();
  const src = toPictureAddress(address, imageHosts);
  return (
    src && <img className={styles.logo} src={src} width={48} height={24} alt="" loading="lazy" />
  );
}

/** More bookmakers than this scroll in the grid's own box. */
const maxWithoutScrolling = 8;

type RowProps = Props & {
  selection: MarketSelection;
  consensus: { average: number | null; fair: number | null } | undefined;
};

function SelectionRow({ matchId, market, selection, bookmakers, consensus }: RowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const order = useBestFirst({ matchId, market, selection, bookmakers });
  return (
    <div className={styles.row} data-selection={selection.id}>
      <Selection
        matchId={matchId}
        market={market}
        selection={selection}
        bookmakers={bookmakers}
        showsBetNow
      />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`All ${bookmakers.length} bookmakers for ${selection.name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {`All ${bookmakers.length}`}
          <span className={styles.toggleWord}> bookmakers</span>
        </span>
        <Icon icon="chevron-down" size={16} />
      </button>
      <ul id={id} className={styles.books} data-open={isOpen || undefined}>
        {order.map(({ bookmaker, column }) => (
          <li key={bookmaker.slug} style={{ '--column': column } as CSSProperties}>
            <BookmakerPrice
              matchId={matchId}
              market={market}
              selection={selection}
              bookmaker={bookmaker}
              isListed={isOpen}
            />
          </li>
        ))}
        <li className={styles.quiet} style={{ '--column': bookmakers.length + 1 } as CSSProperties}>
          <span className={styles.label}>Mean</span> {consensus?.average?.toFixed(2) ?? '–'}
        </li>
        <li className={styles.quiet} style={{ '--column': bookmakers.length + 2 } as CSSProperties}>
          <span className={styles.label}>Fair</span> {percentText(consensus?.fair ?? null)}
        </li>
        {(market.group ?? 'main') === 'main' && (
          <li className={styles.history}>
            <button type="button" data-history="" aria-label={`Price history of ${selection.name}`}>
              Price history
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/**
 * The order at mount, so that no price moves while it is read: eligible prices by their odds, then the
 * others, then suspended prices.
 */
function useBestFirst({ matchId, market, selection, bookmakers }: Omit<RowProps, 'consensus'>) {
  const { prices } = useLiveStores();
  const [order] = useState(() =>
    bookmakers
      .map((bookmaker, index) => {
        const { odds, suspended, mark } = prices.price(
          priceKey(matchId, market.id, selection.id, bookmaker.slug),
        );
        const isComparable = mark === 'best' || !mark;
        const group = suspended ? 0 : isComparable ? 2 : 1;
        return { bookmaker, column: index + 1, group, odds: odds?.decimal ?? 0 };
      })
      .sort((a, b) => b.group - a.group || b.odds - a.odds),
  );
  return order;
}

type PayoutsProps = { bookmakers: readonly ComparedBookmaker[]; figures: MarketFigures | null };

/** What each bookmaker returns of a stake over all selections. */
function Payouts({ bookmakers, figures }: PayoutsProps) {
  const bestPayout = figures?.bestPayout ?? null;
  return (
    <ul className={styles.payouts} aria-label="Payout by bookmaker">
      <li className={styles.payoutLabel} aria-hidden="true">
        Payout
      </li>
      {bookmakers.map(({ slug, title }) => (
        <li key={slug}>
          <span className={styles.label}>{title}</span>{' '}
          {percentText(figures?.payouts.get(slug) ?? null)}
        </li>
      ))}
      <li className={styles.bestPayout}>
        Best of {figures?.comparable ?? 0} {percentText(bestPayout)}
      </li>
      {figures !== null && figures.comparable < bookmakers.length && !figures.isClosed && (
        <li className={styles.scope}>
          {`${figures.comparable} of ${bookmakers.length} can be compared.`}
        </li>
      )}
      {bestPayout !== null && bestPayout > 1 && (
        <li className={styles.scope}>
          {`The best prices together pay ${percentText(bestPayout)}, above 100\u00A0% because they are of different bookmakers and moments, and stakes are limited. It is not a promise.`}
        </li>
      )}
    </ul>
  );
}
