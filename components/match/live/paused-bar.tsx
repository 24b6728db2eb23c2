import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time.client';
import { sharedConnection } from '@/lib/live/shared-connection';
import { useConnection } from '@/lib/live/use-connection';
import styles from './paused-bar.module.css';

/**
 * While updates are paused: since when, and a button that resumes them. It is fixed to the bottom of the
 * screen, so that pausing moves nothing and resuming needs no scrolling.
 */
export function PausedBar() {
  const { pausedAt } = useConnection();
  return (
    <div role="status" className={pausedAt === null ? styles.quiet : styles.bar}>
      {pausedAt !== null && (
        <>
          <p>
            Paused at <LocalTime seconds={pausedAt} variant="clock" />. Scores and odds are from
            then.
          </p>
          <Button variant="primary" onClick={() => sharedConnection().setPaused(false)}>
            Resume
          </Button>
        </>
      )}
    </div>
  );
}
