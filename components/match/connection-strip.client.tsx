'use client';

import { tabConnection } from '@/lib/live/tab-connection';
import { useConnection } from '@/lib/live/use-connection';
import { Button } from '@/components/ui/button';
import styles from './connection-strip.module.css';

/** While the live connection is down: that it is, and a way to try again when it gave up. */
export function ConnectionStrip() {
  const { state } = useConnection();
  const isDown = state === 'waiting' || state === 'failed';
  return (
    <div role="status" className={isDown ? styles.strip : styles.quiet}>
      {state === 'waiting' && <p>Live updates are interrupted. Reconnecting…</p>}
      {state === 'failed' && (
        <>
          <p>Live updates have stopped. Scores and odds may be out of date.</p>
          <Button onClick={() => tabConnection().retry()}>Retry</Button>
        </>
      )}
    </div>
  );
}
