import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Movers } from '@/components/movers/movers.client';
import { fetchMovers } from '@/lib/api-client/prices/movers';
import { logWarning } from '@/lib/client-log';
import { useStoredBookmakers } from './chosen-bookmakers';
import { ChosenLine, yours } from './chosen-line';
import styles from './chosen-line.module.css';

type Props = {
  hours: number;
  /** The moves of the best price of all bookmakers. */
  children: ReactNode;
};

/** The moves of the best price of the chosen bookmakers, and the line on them. */
export function MoversChoice({ hours, children }: Props) {
  const slugs = useStoredBookmakers() ?? [];
  const { data, error } = useSWR(
    slugs.length > 0 ? ['movers', hours, slugs] : null,
    () => fetchMovers(hours, slugs),
    {
      revalidateOnFocus: false,
      onError: (reason: unknown) => logWarning('Movers not loaded', { reason: String(reason) }),
    },
  );
  return (
    <>
      <div className={styles.place}>
        <ChosenLine
          textOf={({ length }) => {
            if (data) return `Moves of the best of ${yours(length)}.`;
            if (data === null) return `Moves of the best of all, not of ${yours(length)}.`;
            return error
              ? `Best of all: the moves of ${yours(length)} cannot be loaded right now.`
              : `Comparing ${yours(length)}…`;
          }}
        />
      </div>
      {data ? <Movers {...data} of={yours(slugs.length)} /> : children}
    </>
  );
}
