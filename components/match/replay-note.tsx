import type { Match } from '@/lib/domain/match';
import { longDate } from '@/components/ui/time-text';
import styles from './replay-note.module.css';

type Props = { replay: NonNullable<Match['replay']> };

/** The demo is honest: when the match was really played, and that its odds are made up. */
export function ReplayNote({ replay }: Props) {
  return (
    <span className={styles.note}>
      Replay of <time dateTime={replay.playedOn}>{longDate(replay.playedOn)}</time>, odds simulated
    </span>
  );
}
