import { AppLink } from '@/components/link/app-link';
import { ReplayNote } from '@/components/match/team/replay-note';
import { LiveDot } from '@/components/ui/live-dot';
import { StartTime } from '@/components/match/team/start-time';
import { SideBadge } from '@/components/match/team/side-badge';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import styles from './fixture-list.module.css';

type Props = { matches: Match[] };

/**
 * The open matches of a series, each with a link to its page. The page is not live, so that it names
 * the matches in play without a score.
 */
export function FixtureList({ matches }: Props) {
  return (
    <ul className={styles.list}>
      {matches.map(match => (
        <li key={match.id} className={styles.fixture}>
          <AppLink className={styles.teams} href={matchPath(match)}>
            {match.teams.map(({ name }, side) => (
              <span key={side} className={styles.team}>
                <SideBadge teams={match.teams} side={side} size={20} />
                {name}
              </span>
            ))}
          </AppLink>
          <div className={styles.when}>
            {match.status === 'live' && <LiveDot>Live</LiveDot>}
            <span>
              <StartTime match={match} />
            </span>
            {match.replay && <ReplayNote replay={match.replay} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
