'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './pause-updates.module.css';
import { tabConnection } from '@/lib/live/tab-connection';
import { useConnection } from '@/lib/live/use-connection';

type Props = {
  /** On a narrow scoreboard the icon speaks alone. */
  iconOnly?: boolean;
};

/** Holds live updates for whoever wants the page to stand still; going on fetches what was missed. */
export function PauseUpdates({ iconOnly = false }: Props) {
  const { paused } = useConnection();
  return (
    <Button
      className={`${styles.pause} ${iconOnly ? styles.icon : ''}`}
      aria-pressed={paused}
      onClick={() => tabConnection().setPaused(!paused)}
    >
      <Icon icon={paused ? 'play' : 'pause'} size={16} />
      <span className={iconOnly ? 'visually-hidden' : undefined}>
        {paused ? 'Resume updates' : 'Pause updates'}
      </span>
    </Button>
  );
}
