import type { Match } from '@/lib/domain/match/match';
import { LiveDot } from '@/components/ui/live-dot';
import { StartTime } from '@/components/match/team/start-time';
import styles from './match-state.module.css';

type Props = { match: Match };

/** A match's score or start time, and whether it is a replay. */
export function MatchState({ match }: Props) {
  const { status, scores, replay, statusText } = match;
  const isOver = status === 'other';

  return (
    <div className={styles.state}>
      {status === 'live' && <LiveDot>{replay ? 'Live replay' : 'Live'}</LiveDot>}
      {status !== 'upcoming' && scores.some(Boolean) && (
        <span className={`${styles.score} score-cover`}>
          {scores.map(score => score ?? '-').join(' : ')}
        </span>
      )}
      {status === 'upcoming' && <StartTime match={match} />}
      {isOver && (
        <span className={`${styles.text} ${statusText ? 'score-cover' : ''}`}>
          {statusText || <StartTime match={match} />}
        </span>
      )}
      {replay && status !== 'live' && <span className={styles.text}>Replay</span>}
    </div>
  );
}
