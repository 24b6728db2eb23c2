import type { ReactNode } from 'react';
import statsTable from '@/components/ui/tables/stats-table.module.css';
import styles from './score-table.module.css';

type Props = {
  /** The caption, and the name of the first column. */
  name: string;
  /** The label of each column, and its long form. */
  columns: readonly (readonly [label: string, title: string])[];
  /** The emphasised column, from 2. */
  strong?: 2 | 5;
  /** Whether it is wider than a phone, so that it is scrolled, also by keys. */
  isScrolled?: boolean;
  rows: { head: ReactNode; stats: readonly ReactNode[]; batting?: boolean }[];
};

/** A table of figures: a row for each player or what else they are of, figures on the right. */
export function ScoreTable({ name, columns, strong, isScrolled = false, rows }: Props) {
  const scrolled = { role: 'group', 'aria-label': name, tabIndex: 0 } as const;
  return (
    <div className={styles.scroll} {...(isScrolled && scrolled)}>
      <table className={`${statsTable.table} ${styles.table}`} data-strong={strong}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map(([label, title]) => (
              <th scope="col" key={label}>
                <abbr title={title}>{label}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, stats, batting }, row) => (
            <tr key={row} data-batting={batting ? '' : undefined}>
              <th scope="row">{head}</th>
              {stats.map((stat, column) => (
                <td key={column}>{stat}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
