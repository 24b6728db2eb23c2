'use client';

import type { ReactNode } from 'react';
import { LocalTime, useShownZone } from '@/components/ui/local-time.client';
import { dayOf } from '@/components/ui/time-text';
import { DayLink } from '@/components/match/days/day-link';
import styles from './history-days.module.css';

type Props = { results: { id: string; startTime: number | null; result: ReactNode }[] };

/**
 * Results with a heading where a day begins, in the time zone of the site and, once scripts run, of the
 * visitor. The heading is beside a result, so that no row moves when its day changes.
 */
export function HistoryDays({ results }: Props) {
  const zone = useShownZone();
  const days = results.map(({ startTime }) =>
    startTime === null ? null : dayOf(new Date(startTime * 1000), zone),
  );

  return (
    <ol className={styles.list}>
      {results.map(({ id, startTime, result }, index) => {
        const day = days[index] ?? null;
        const isFirst = index === 0 || day !== days[index - 1];
        return (
          <li key={id} className={styles.row} data-first={isFirst || undefined}>
            <div className={styles.when}>
              {isFirst && (
                <h2 className={styles.day}>
                  {day === null ? 'Date not known' : <DayLink day={day} />}
                </h2>
              )}
              {startTime !== null && (
                <span className={styles.clock}>
                  <LocalTime seconds={startTime} variant="clock" />
                </span>
              )}
            </div>
            {result}
          </li>
        );
      })}
    </ol>
  );
}
