'use client';

import { useState } from 'react';
import switchStyles from '@/components/personal/scores-only/scores-only-switch.module.css';
import { useIsStored } from '@/components/ui/use-is-stored';
import { hideScoresKey } from '@/lib/device-keys';
import { notHiddenText, setScoresHidden } from './hide-scores';
import styles from './hide-scores-choice.module.css';

/** The switch in the sidebar. */
export function HideScoresSwitch() {
  const isHidden = useIsStored(hideScoresKey);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className="needs-scripts">
      <button
        type="button"
        className={switchStyles.switch}
        aria-pressed={isHidden}
        onClick={() => setIsRefused(!setScoresHidden(!isHidden))}
      >
        Hide scores
      </button>
      <p className={styles.note} role="status">
        {isRefused && notHiddenText}
      </p>
    </div>
  );
}
