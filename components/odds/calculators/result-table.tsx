import type { ComponentProps } from 'react';
import { FigureTable } from '@/components/ui/tables/figure-table';
import styles from './calculator.module.css';

type Props = Omit<ComponentProps<typeof FigureTable>, 'className'>;

/** A table of a result; one that is wider than a phone scrolls sideways, also by keyboard. */
export const ResultTable = (props: Props) => (
  <div className={styles.scroll} role="region" aria-label={props.caption} tabIndex={0}>
    <FigureTable {...props} className={styles.table} />
  </div>
);
