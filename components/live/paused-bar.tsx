import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useConnection } from '@/lib/live/use-connection';
import styles from './paused-bar.module.css';

const load = () => import('./paused-content').then(({ PausedContent }) => PausedContent);

/**
 * Shows that updates are paused. It is fixed to the bottom of the screen, so that pausing moves nothing
 * and resuming needs no scrolling. Its content is loaded when updates are first paused.
 */
export function PausedBar() {
  const { pausedAt } = useConnection();
  const isPaused = pausedAt !== null;
  return (
    <div role="status" className={isPaused ? styles.bar : styles.quiet}>
      {isPaused && <LoadedPanel open load={load} props={{ pausedAt }} fallback={null} />}
    </div>
  );
}
