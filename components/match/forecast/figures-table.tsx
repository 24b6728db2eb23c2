import { FigureTable } from '@/components/ui/tables/figure-table';
import type { ComponentProps } from 'react';
import styles from './forecast.module.css';

type Props = Omit<ComponentProps<typeof FigureTable>, 'className' | 'hidesCaption'>;

/** A table of figures that scrolls sideways on phones, also by keyboard. */
export function FiguresTable(props: Props) {
  return (
    <div className={styles.scroll} role="region" aria-label={props.caption} tabIndex={0}>
      <FigureTable {...props} className={styles.table} />
    </div>
  );
}
