import type { Match } from '@/lib/domain/match/match';
import { longDate } from '@/components/ui/time-text';
import styles from './replay-note.module.css';

type Props = { replay: NonNullable<Match['replay']> };

/** States for the demo when the match was really played, and that its odds are simulated. */
export function ReplayNote({ replay }: Props) {
  return (
    <span className={styles.note}>
      Replay of <time dateTime={replay.playedOn}>{longDate(replay.playedOn)}</time>, odds simulated
    </span>
  );
}
