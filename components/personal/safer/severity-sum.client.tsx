'use client';

import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { severityBandOf, severityQuestions, severitySum } from '@/lib/domain/safer/severity-index';
import styles from './severity.module.css';

/**
 * Adds up the answers of the questions in `children` on the device; nothing is stored or sent. Without
 * scripts the visitor does it by the points beside the answers.
 */
export function SeveritySum({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [points, setPoints] = useState<readonly number[]>([]);
  const sum = severitySum(points);
  const band = sum === null ? null : severityBandOf(sum);
  const read = ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
    setPoints([...new FormData(currentTarget).values()].map(Number));
  return (
    // As a dialog's form it is never sent.
    <form className={styles.form} method="dialog" autoComplete="off" onChange={read}>
      {children}
      <div className={styles.sum} role="status">
        {band ? (
          <>
            <p className={styles.band}>
              Your sum is {sum}: {band.title}
            </p>
            <p>{band.text}</p>
          </>
        ) : (
          <p>
            {isHydrated
              ? `${points.length} of ${severityQuestions.length} answered. The sum appears here.`
              : 'Add up the points of your nine answers.'}
          </p>
        )}
      </div>
    </form>
  );
}
