'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/icon/icon';
import styles from './pause-updates.module.css';
import { sharedConnection } from '@/lib/live/shared-connection';
import { useConnection } from '@/lib/live/use-connection';

type Props = {
  /** Shows only the icon, on a narrow scoreboard. */
  iconOnly?: boolean;
};

/**
 * Pauses live updates for visitors who want the page to stay unchanged; resuming fetches a
 * snapshot.
 */
export function PauseUpdates({ iconOnly = false }: Props) {
  const paused = useConnection().pausedAt !== null;
  return (
    <Button
      className={`${styles.pause} ${iconOnly ? styles.icon : ''}`}
      aria-pressed={paused}
      onClick={() => sharedConnection().setPaused(!paused)}
    >
      <Icon icon={paused ? 'play' : 'pause'} size={16} />
      <span className={iconOnly ? 'visually-hidden' : undefined}>
        {paused ? 'Resume updates' : 'Pause updates'}
      </span>
    </Button>
  );
}
