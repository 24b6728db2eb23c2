import type { ReactNode } from 'react';
import styles from './chart-figure.module.css';

export type LegendEntry = { name: string; value: string; side: 0 | 1 | 2; isLater?: boolean };

type Props = {
  title: string;
  legend: LegendEntry[];
  note?: ReactNode;
  /** Whether it has the complete width instead of a column. */
  isWide?: boolean;
  children: ReactNode;
};

/** A chart with its heading, legend and note. */
export function ChartFigure({ title, legend, note, isWide, children }: Props) {
  return (
    <figure className={styles.chart} data-wide={isWide || undefined}>
      <figcaption className={styles.head}>
        <h3>{title}</h3>
        <ul className={styles.legend}>
          {legend.map(({ name, value, side, isLater }) => (
            <li key={name} data-side={side} data-later={isLater ? '' : undefined}>
              {name} <b>{value}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}
