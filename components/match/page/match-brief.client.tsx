'use client';

import { Icon } from '@/components/icon/icon';
import { useMatch } from '@/components/match/live/live-stores';
import { countdownText } from '@/lib/dates/countdown-text';
import type { Match } from '@/lib/domain/match/match';
import { useNow } from '@/lib/live/use-now';
import { CalendarLink } from './calendar-link';
import { useScorecard } from './match-details';
import styles from './match-brief.module.css';

type Props = {
  match: Match;
  /** When the page was rendered, in unix seconds. */
  now: number;
  /** A file for the visitor's calendar. */
  calendarHref: string;
};

/** Below the scoreboard: before a match the countdown and the toss, after it the player of the match. */
export function MatchBrief({ match: initial, now: madeAt, calendarHref }: Props) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const now = useNow(madeAt, match.startTime);
  const { toss = null, playerOfMatch: player = null } = scorecard ?? {};

  if (match.status === 'upcoming') {
    const countdown = countdownText(match.startTime - now);
    return (
      <div className={styles.brief}>
        {countdown && (
          <p>
            <Icon icon="calendar-clock" size={16} /> Starts in <b>{countdown}</b>
          </p>
        )}
        {toss && <p>{toss}</p>}
        <CalendarLink href={calendarHref} label="Add to calendar" />
      </div>
    );
  }
  if (match.status === 'live' || !player) return null;
  return (
    <div className={styles.brief}>
      <p>
        <Icon icon="trophy" size={16} /> Player of the match: <b>{player.name}</b> {player.figures}
      </p>
    </div>
  );
}
