'use client';

import { sharedConnection } from '@/lib/live/shared-connection';
import { useConnection } from '@/lib/live/use-connection';
import { Button } from '@/components/ui/button';
import styles from './connection-strip.module.css';

/** Shows that the live connection is down, with a Retry button after the last attempt. */
export function ConnectionStrip() {
  const { state } = useConnection();
  const isDown = state === 'waiting' || state === 'failed';
  return (
    <div role="status" className={isDown ? styles.strip : styles.quiet}>
      {state === 'waiting' && <p>Live updates are interrupted. Reconnecting…</p>}
      {state === 'failed' && (
        <>
          <p>Live updates have stopped. Scores and odds may be out of date.</p>
          <Button onClick={() => sharedConnection().retry()}>Retry</Button>
        </>
      )}
    </div>
  );
}
