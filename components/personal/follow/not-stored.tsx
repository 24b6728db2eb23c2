import { useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './not-stored.module.css';

let wasShown = false;

/** Warns once per visit that the browser does not store what the visitor follows. */
export function NotStored() {
  const [isFirst] = useState(() => {
    const isFirstTime = !wasShown;
    wasShown = true;
    return isFirstTime;
  });
  const [isOpen, setIsOpen] = useState(true);
  return (
    isFirst &&
    isOpen && (
      <div className={styles.note} role="alert">
        <p>
          This browser stores nothing. What you follow lasts until the page is closed or reloaded.
        </p>
        <Button onClick={() => setIsOpen(false)}>Close</Button>
      </div>
    )
  );
}
