import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { useLiveStores } from '@/components/live/live-stores';
import { BookmakerLogo } from '@/components/odds/bookmaker-logo';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useMarketFigures } from '@/components/odds/use-live-price';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { percentText } from '@/lib/domain/odds/figure-text';
import type { Market, Selection } from '@/lib/domain/odds/market';
import type { MarketFigures } from '@/lib/live/prices/market-figures';
import { priceKey } from '@/lib/live/prices/price-store';
import { ComparisonFrame } from './comparison-frame';
import { GlossaryLink } from './glossary-link';
import { LiveBookmakerPrice } from './live-bookmaker-price';
import styles from './market-grid.module.css';
import { BestOdds, MeanOdds } from './table-foot';
import { useArrowKeys } from './use-arrow-keys';
import { useFirstLink } from './use-first-link';

type Props = { matchId: string; market: Market; bookmakers: readonly ComparedBookmaker[] };

/**
 * A market with many selections at each bookmaker: a row per selection with its best price, and a column per
 * bookmaker, those with most best prices first. The columns scroll in their own box.
 */
export function MarketGrid({ matchId, market, bookmakers }: Props) {
  const figures = useMarketFigures(matchId, market.id);
  const columns = useMostBestFirst({ matchId, market, bookmakers });
  const { box, ends, onScroll, scroll } = useScrollBox();
  const table = useRef<HTMLTableElement>(null);
  useArrowKeys(table);
  return (
    <ComparisonFrame className={styles.grid} figures={figures} count={bookmakers.length}>
      <div className={styles.frame} data-more={ends.after ? '' : undefined}>
        <div
          ref={box}
          className={styles.box}
          onScroll={onScroll}
          {...((ends.before || ends.after) && {
            tabIndex: 0,
            role: 'group',
            'aria-label': `All bookmakers’ prices, ${market.name}`,
          })}
        >
          <table ref={table} className={styles.table}>
            <caption className="visually-hidden">
              {`${market.name} at ${bookmakers.length} bookmakers`}
            </caption>
            <thead>
              <tr>
                <th scope="col">Selection</th>
                <th scope="col" className={styles.best}>
                  Best
                </th>
                <th scope="col" className={styles.quiet}>
                  Mean
                </th>
                <th scope="col" className={styles.quiet}>
                  Fair
                </th>
                {columns.map(({ slug, title, icon }) => (
                  <th key={slug} scope="col" title={title}>
                    <span className={styles.head}>
                      <BookmakerLogo address={icon} />
                      <span>{title}</span>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {market.selections.map(selection => (
                <GridRow
                  key={selection.id}
                  matchId={matchId}
                  market={market}
                  selection={selection}
                  bookmakers={columns}
                  figures={figures}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  <GlossaryLink term="payout">Payout</GlossaryLink>
                </th>
                <td className={styles.best}>{percentText(figures?.bestPayout ?? null)}</td>
                <td className={styles.quiet} />
                <td className={styles.quiet} />
                {columns.map(({ slug }) => (
                  <td key={slug}>{percentText(figures?.payouts.get(slug) ?? null)}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
      {(ends.before || ends.after) && (
        <div className={styles.arrows}>
          <button
            type="button"
            aria-label="Earlier bookmakers"
            disabled={!ends.before}
            onClick={() => scroll(-1)}
          >
            <Icon icon="chevron-left" />
          </button>
          <button
            type="button"
            aria-label="More bookmakers"
            disabled={!ends.after}
            onClick={() => scroll(1)}
          >
            <Icon icon="chevron-right" />
          </button>
        </div>
      )}
    </ComparisonFrame>
  );
}

type RowProps = Props & { selection: Selection; figures: MarketFigures | null };

function GridRow({ matchId, market, selection, bookmakers, figures }: RowProps) {
  const cells = bookmakers.map(bookmaker => ({ selection: selection.id, bookmaker }));
  const firstLink = useFirstLink(matchId, market.id, cells);
  // Without scripts no arrow key moves the focus within a row.
  const isHydrated = useHydrated();
  const { average = null, fair = null } = figures?.consensus.get(selection.id) ?? {};
  return (
    <tr data-selection={selection.id}>
      <th scope="row">{selection.name}</th>
      <td className={styles.best}>
        <BestOdds priceKey={priceKey(matchId, market.id, selection.id)} />
      </td>
      <td className={styles.quiet}>
        <MeanOdds decimal={average} />
      </td>
      <td className={styles.quiet}>{percentText(fair)}</td>
      {bookmakers.map((bookmaker, index) => (
        <td key={bookmaker.slug}>
          <LiveBookmakerPrice
            matchId={matchId}
            market={market}
            selection={selection}
            bookmaker={bookmaker}
            isTabStop={!isHydrated || index === firstLink}
          />
        </td>
      ))}
    </tr>
  );
}

/** The bookmakers by the number of their best prices at mount, so that no column moves while it is read. */
function useMostBestFirst({ matchId, market, bookmakers }: Props): readonly ComparedBookmaker[] {
  const { prices } = useLiveStores();
  const [order] = useState(() => {
    const bestCount = ({ slug }: ComparedBookmaker) =>
      market.selections.filter(
        ({ id }) => prices.price(priceKey(matchId, market.id, id, slug)).mark === 'best',
      ).length;
    return bookmakers.toSorted((a, b) => bestCount(b) - bestCount(a)).map(({ slug }) => slug);
  });
  return bookmakers.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
}

/** A box that scrolls sideways, and whether it has more before and after what it shows. */
function useScrollBox() {
  const box = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ before: false, after: false });

  const onScroll = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = box.current ?? {};
    const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
    setEnds(ends => (ends.before === next.before && ends.after === next.after ? ends : next));
  };

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(onScroll);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return {
    box,
    ends,
    onScroll,
    scroll: (direction: -1 | 1) =>
      box.current?.scrollBy({
        left: (direction * box.current.clientWidth) / 2,
        behavior: 'smooth',
      }),
  };
}
