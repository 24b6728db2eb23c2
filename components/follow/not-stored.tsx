import { useState } from 'react';
import styles from './not-stored.module.css';

let isSaid = false;

/** Says once in a visit that what the visitor follows is not kept. */
export function NotStored() {
  const [isFirst] = useState(() => {
    const wasSaid = isSaid;
    isSaid = true;
    return !wasSaid;
  });
  return (
    isFirst && (
      <p className={styles.note} role="alert">
        This browser stores nothing. What you follow lasts until the page is closed or reloaded.
      </p>
    )
  );
}
