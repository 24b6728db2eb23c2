import type { PointsTable, TableRow } from '@/lib/domain/series/points-table';
import statsTable from '@/components/ui/tables/stats-table.module.css';
import styles from './series-table.module.css';

type Props = { table: PointsTable };

type Column = readonly [label: string, title: string, figureOf: (row: TableRow) => string];

const columns: readonly Column[] = [
  ['P', 'Played', row => String(row.played)],
  ['W', 'Won', row => String(row.won)],
  ['L', 'Lost', row => String(row.lost)],
  ['T', 'Tied', row => String(row.tied)],
  ['NR', 'No result', row => String(row.noResult)],
  ['BP', 'Bonus points', row => String(row.bonusPoints)],
  ['Pts', 'Points', row => String(row.points)],
  ['NRR', 'Net run rate', row => rateText(row.netRunRate)],
];

/** A points table. Ties are rare, since super overs decide, and bonus points too: a column needs one of them. */
export function SeriesTable({ table: { series, group, rows, rules } }: Props) {
  const hidden = new Set([
    ...(rows.some(({ tied }) => tied > 0) ? [] : ['T']),
    ...(rules?.bonus ? [] : ['BP']),
  ]);
  const shown = columns.filter(([label]) => !hidden.has(label));
  return (
    <div className={styles.card}>
      <table className={statsTable.table}>
        <caption>{[series, group].filter(Boolean).join(', ')}</caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {shown.map(([label, title]) => (
              <th scope="col" key={label}>
                <abbr title={title}>{label}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.team}>
              <th scope="row">{row.team}</th>
              {shown.map(([label, , figureOf]) => (
                <td key={label} data-column={label}>
                  {figureOf(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** '+1.428', '−0.377' with the minus sign, and '–' when it is unknown. */
function rateText(rate: number | null): string {
  if (rate === null) return '–';
  const digits = Math.abs(rate).toFixed(3);
  if (rate === 0) return digits;
  return (rate < 0 ? '−' : '+') + digits;
}
