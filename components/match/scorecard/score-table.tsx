import type { ReactNode } from 'react';
import statsTable from '@/components/ui/stats-table.module.css';
import styles from './score-table.module.css';

type Props = {
  /** The caption, and the name of the first column. */
  name: string;
  /** The label of each column, and its long form. */
  columns: readonly (readonly [label: string, title: string])[];
  /** The emphasised column, from 2. */
  strong: 2 | 5;
  rows: { player: ReactNode; stats: readonly string[]; batting?: boolean }[];
};

/** A table of a scorecard: a row for each player, figures on the right. */
export function ScoreTable({ name, columns, strong, rows }: Props) {
  return (
    <div className={styles.scroll}>
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
          {rows.map(({ player, stats, batting }, row) => (
            <tr key={row} data-batting={batting ? '' : undefined}>
              <th scope="row">{player}</th>
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
