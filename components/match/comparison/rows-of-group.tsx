import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { RankedBookmaker, RowGroup } from '@/lib/live/prices/comparison-rows';
import styles from './bookmaker-table.module.css';

type Props = {
  group: RowGroup;
  rows: readonly RankedBookmaker[];
  /** Of the table. */
  columns: number;
  /** The page of the market, which has all rows without scripts; null on that page. */
  href: string | null;
  /** Whether it is the only group, which needs no title. */
  isOnly: boolean;
  isFirst: boolean;
  bookmakers: readonly ComparedBookmaker[];
  toRow: (row: RankedBookmaker) => ReactNode;
};

/** The rows of a group that are shown at first. */
const firstRows = 8;

const titles: Record<RowGroup, string> = {
  comparable: 'Can be best',
  higher: 'Higher, but not best',
  other: 'Not comparable',
  'left-out': 'Not among your bookmakers',
  suspended: 'Suspended',
};

/** A group of bookmakers under its title. The first group is open; the others have one line until they are opened. */
export function RowsOfGroup(props: Props) {
  const { group, rows, columns, href, isOnly, isFirst, bookmakers, toRow } = props;
  const [isOpen, setIsOpen] = useState(isFirst || href === null);
  const [showsAll, setShowsAll] = useState(href === null);
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  const title = `${titles[group]} (${rows.length})`;
  return (
    <tbody>
      {!isOnly && (
        <tr className={styles.groupTitle}>
          <th scope="rowgroup" colSpan={columns}>
            {isFirst ? (
              title
            ) : (
              <button
                type="button"
                className={styles.group}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                {title}
                <Icon icon="chevron-down" size={16} />
              </button>
            )}
          </th>
        </tr>
      )}
      {isOpen && group === 'suspended' && (
        <tr>
          <td className={styles.names} colSpan={columns}>
            {rows.map(({ slug }, index) => (
              <span key={slug} data-bookmaker={slug} data-suspended="">
                {index > 0 && ', '}
                {bookmakers.find(bookmaker => bookmaker.slug === slug)?.title ?? slug}
              </span>
            ))}
          </td>
        </tr>
      )}
      {isOpen && group !== 'suspended' && shown.map(toRow)}
      {isOpen && group !== 'suspended' && shown.length < rows.length && href !== null && (
        <tr className={styles.groupTitle}>
          <td colSpan={columns}>
            <a
              className={styles.all}
              href={href}
              rel="nofollow"
              onClick={event => {
                event.preventDefault();
                setShowsAll(true);
              }}
            >
              {`All ${rows.length}`}
              <span className="visually-hidden"> bookmakers: {titles[group].toLowerCase()}</span>
            </a>
          </td>
        </tr>
      )}
    </tbody>
  );
}
