import { useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './not-stored.module.css';

let isSaid = false;

/** Says once in a visit that what the visitor follows is not kept. */
export function NotStored() {
  const [isFirst] = useState(() => {
    const wasSaid = isSaid;
    isSaid = true;
    return !wasSaid;
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
