import type { Match } from '@/lib/domain/match/match';
import { LiveDot } from '@/components/ui/live-dot';
import { LocalTime } from '@/components/ui/local-time.client';
import styles from './match-state.module.css';

type Props = { match: Match };

/** A match's score or start time, and whether it is a replay. */
export function MatchState({ match }: Props) {
  const { status, scores, startTime, replay, statusText } = match;
  const isOver = status === 'other';

  return (
    <div className={styles.state}>
      {status === 'live' && <LiveDot>{replay ? 'Live replay' : 'Live'}</LiveDot>}
      {status !== 'upcoming' && scores.some(Boolean) && (
        <span className={`${styles.score} score-cover`}>
          {scores.map(score => score ?? '-').join(' : ')}
        </span>
      )}
      {status === 'upcoming' && <LocalTime seconds={startTime} />}
      {isOver && (
        <span className={`${styles.text} ${statusText ? 'score-cover' : ''}`}>
          {statusText || <LocalTime seconds={startTime} />}
        </span>
      )}
      {replay && status !== 'live' && <span className={styles.text}>Replay</span>}
    </div>
  );
}
