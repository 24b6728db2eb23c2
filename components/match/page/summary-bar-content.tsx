import { Icon } from '@/components/icon/icon';
import { countdownText } from '@/lib/dates/countdown-text';
import type { Match } from '@/lib/domain/match/match';
import type { Scorecard } from '@/lib/domain/scorecard/scorecard';
import { CalendarLink } from '@/components/link/calendar-link';
import styles from './summary-bar.module.css';

type Props = {
  match: Match;
  scorecard: Scorecard | null;
  /** Unix seconds. */
  now: number;
  /** A file for the visitor's calendar. */
  calendarHref: string;
};

/** Before a match the countdown and the toss, after it the player of the match; null while it is live. */
export function SummaryBarContent({ match, scorecard, now, calendarHref }: Props) {
  const { toss = null, playerOfMatch: player = null } = scorecard ?? {};
  if (match.status === 'upcoming') {
    const { startTime } = match;
    const countdown = startTime === null ? null : countdownText(startTime - now);
    return (
      <div className={styles.bar}>
        {countdown && (
          <p>
            <Icon icon="calendar-clock" size={16} /> Starts in <b>{countdown}</b>
          </p>
        )}
        {toss && <p>{toss}</p>}
        {startTime !== null && <CalendarLink href={calendarHref} label="Add to calendar" />}
      </div>
    );
  }
  if (match.status === 'live' || !player) return null;
  return (
    <div className={`${styles.bar} score-cover`}>
      <p>
        <Icon icon="trophy" size={16} /> Player of the match: <b>{player.name}</b> {player.figures}
      </p>
    </div>
  );
}
