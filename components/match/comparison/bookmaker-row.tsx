import { memo } from 'react';
import { Icon } from '@/components/icon/icon';
import { BookmakerLogo } from '@/components/odds/bookmaker-logo';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { percentText } from '@/lib/domain/odds/figure-text';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { LiveBookmakerPrice } from './live-bookmaker-price';
import styles from './bookmaker-row.module.css';
import table from './bookmaker-table.module.css';
import { useFirstLink } from './use-first-link';

type Props = {
  matchId: string;
  market: Market;
  selections: readonly Selection[];
  bookmaker: ComparedBookmaker;
  rank: string;
  payout: number | null;
  /** The selection by which rows are sorted. */
  sorted: string | undefined;
};

/** A bookmaker's prices of a market, and what it returns of a stake over all selections. */
export const BookmakerRow = memo(function BookmakerRow(props: Props) {
  const {
    matchId,
    market,
    selections,
    bookmaker,
    rank,
    payout,
    sorted = selections[0]?.id,
  } = props;
  const firstLink = useFirstLink(
    matchId,
    market.id,
    selections.map(selection => ({ selection: selection.id, bookmaker })),
  );
  // Without scripts no arrow key moves the focus within a row.
  const isHydrated = useHydrated();
  return (
    <tr data-row={bookmaker.slug}>
      <th scope="row" className={table.bookmaker}>
        <span className={styles.name}>
          <span className={styles.rank}>{rank}</span>
          <BookmakerLogo address={bookmaker.icon} />
          <span className={styles.title}>{bookmaker.title}</span>
          {(market.group ?? 'main') === 'main' && (
            <button
              type="button"
              className={styles.history}
              data-history=""
              data-selection={sorted}
              aria-label={`Price history of ${bookmaker.title}`}
            >
              <Icon icon="chart-line" size={16} />
            </button>
          )}
        </span>
      </th>
      {selections.map((selection, index) => (
        <td key={selection.id} data-selection={selection.id}>
          <LiveBookmakerPrice
            matchId={matchId}
            market={market}
            selection={selection}
            bookmaker={bookmaker}
            isTabStop={!isHydrated || index === firstLink}
          />
        </td>
      ))}
      <td className={table.payout}>{percentText(payout)}</td>
    </tr>
  );
});
