import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { useIsStored } from '@/components/ui/use-is-stored';
import { notHiddenText, setScoresHidden } from './hide-scores';
import { hideScoresKey } from '@/lib/device-keys';
import styles from './hide-scores-choice.module.css';

/** The checkbox that hides scores. */
export function HideScoresChoice() {
  const isHidden = useIsStored(hideScoresKey);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <Choice checked={isHidden} onChange={checked => setIsRefused(!setScoresHidden(checked))}>
        Hide scores
      </Choice>
      <p className={styles.note} role="status">
        {isRefused && notHiddenText}
      </p>
    </>
  );
}
