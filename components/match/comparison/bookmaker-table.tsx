import { useId, useRef, type ReactNode } from 'react';
import { useMarketFigures } from '@/components/odds/use-live-price';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { abbreviatedName } from '@/lib/domain/match/team-name';
import type { Market, Selection } from '@/lib/domain/odds/market';
import { rowGroups, type RankedBookmaker } from '@/lib/live/prices/comparison-rows';
import { BookmakerRow } from './bookmaker-row';
import styles from './bookmaker-table.module.css';
import { ComparisonFrame } from './comparison-frame';
import { RowsOfGroup } from './rows-of-group';
import { TableFoot } from './table-foot';
import { useArrowKeys } from './use-arrow-keys';
import { useRowOrder } from './use-row-order';

type Props = {
  matchId: string;
  market: Market;
  /** The columns: those of the market, or one of many. */
  selections: readonly Selection[];
  bookmakers: readonly ComparedBookmaker[];
  /** The page of the market, which has all rows without scripts; null on that page. */
  href: string | null;
};

/** A market at each bookmaker: a row per bookmaker, best first, in groups of which the first is open. */
export function BookmakerTable({ matchId, market, selections, bookmakers, href }: Props) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  useArrowKeys(table);
  const figures = useMarketFigures(matchId, market.id);
  const order = useRowOrder({
    matchId,
    marketId: market.id,
    selections: selections.map(selection => selection.id),
    bookmakers,
  });
  const { rows, ranks, sort, canBeMine, hasChanged, sortBy } = order;
  const isByName = sort === 'name';
  const sorted =
    typeof sort === 'string' ? undefined : selections.find(one => one.id === sort.selection);
  const shownGroups = rowGroups.filter(group => rows[group].length > 0);

  const toRow = ({ slug }: RankedBookmaker): ReactNode => {
    const bookmaker = bookmakers.find(one => one.slug === slug);
    return (
      bookmaker && (
        <BookmakerRow
          key={slug}
          matchId={matchId}
          market={market}
          selections={selections}
          bookmaker={bookmaker}
          rank={ranks.get(slug) ?? ''}
          payout={figures?.payouts.get(slug) ?? null}
          sorted={sorted?.id}
        />
      )
    );
  };

  return (
    <ComparisonFrame
      className={styles.comparison}
      columns={selections.length}
      figures={figures}
      count={bookmakers.length}
    >
      <div className={styles.bar}>
        <a className={styles.skip} href={`#${id}-end`}>
          {`Skip ${bookmakers.length} bookmakers`}
        </a>
        <span className={styles.order}>
          {sorted ? `Best for ${sorted.name} first` : isByName ? 'From A to Z' : 'In your order'}
        </span>
        {canBeMine && (
          <button
            type="button"
            className={styles.sort}
            aria-pressed={sort === 'mine'}
            onClick={() => sortBy('mine')}
          >
            Mine
          </button>
        )}
        {hasChanged && (
          <button type="button" className={styles.sort} onClick={() => sortBy(sort)}>
            Order changed, sort
          </button>
        )}
      </div>
      <table ref={table} className={styles.table}>
        <caption className="visually-hidden">
          {`${market.name} at ${bookmakers.length} bookmakers`}
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={isByName ? 'ascending' : undefined}>
              <button type="button" className={styles.sort} onClick={() => sortBy('name')}>
                Bookmaker
              </button>
            </th>
            {selections.map(selection => (
              <th
                key={selection.id}
                scope="col"
                aria-sort={selection === sorted ? 'descending' : undefined}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => sortBy({ selection: selection.id })}
                >
                  {selections.length === 1 ? 'Price' : <ColumnName name={selection.name} />}
                </button>
              </th>
            ))}
            <th scope="col" className={styles.payout}>
              Payout
            </th>
          </tr>
        </thead>
        {shownGroups.map(group => (
          <RowsOfGroup
            key={group}
            group={group}
            rows={rows[group]}
            columns={selections.length + 2}
            href={href}
            isOnly={shownGroups.length === 1}
            isFirst={group === shownGroups[0]}
            bookmakers={bookmakers}
            toRow={toRow}
          />
        ))}
        {figures !== null && (
          <TableFoot
            matchId={matchId}
            marketId={market.id}
            selections={selections}
            figures={figures}
          />
        )}
      </table>
      <span id={`${id}-end`} tabIndex={-1} />
    </ComparisonFrame>
  );
}

/** A longer word would be broken in a column of three on a phone. */
const longWord = /[\p{Letter}\p{Mark}]{9}/u;

/** The name of a selection; one with a long word has an abbreviation for the narrowest columns. */
const ColumnName = ({ name }: { name: string }) =>
  longWord.test(name) ? (
    <>
      <span className={styles.full}>{name}</span>
      <span className={styles.short} aria-hidden="true">
        {abbreviatedName(name)}
      </span>
    </>
  ) : (
    name
  );
