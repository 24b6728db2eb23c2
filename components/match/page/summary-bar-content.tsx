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

/** Before a match the countdown, after it the player of the match; null while it is live. */
export function SummaryBarContent({ match, scorecard, now, calendarHref }: Props) {
  const { status, startTime } = match;
  if (status === 'upcoming') {
    if (startTime === null) return null;
    const countdown = countdownText(startTime - now);
    return (
      <div className={styles.bar}>
        {countdown && (
          <p>
            <Icon icon="calendar-clock" size={16} /> Starts in <b>{countdown}</b>
          </p>
        )}
        <CalendarLink href={calendarHref} label="Add to calendar" />
      </div>
    );
  }
  const player = scorecard?.playerOfMatch;
  if (status === 'live' || !player) return null;
  return (
    <div className={`${styles.bar} score-cover`}>
      <p>
        <Icon icon="trophy" size={16} /> Player of the match: <b>{player.name}</b> {player.figures}
      </p>
    </div>
  );
}
