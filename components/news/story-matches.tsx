import { SideBadge } from '@/components/match/team/side-badge';
import { AppLink } from '@/components/link/app-link';
import { LiveDot } from '@/components/ui/live-dot';
import { Section } from '@/components/ui/section';
import { isoTime, publishDate } from '@/lib/dates/date-text';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import styles from './story-matches.module.css';

type Props = { matches: Match[]; timeZone: string };

/**
 * Cards of the matches that a story is about. A story's page is cached for minutes, so that scores
 * are only on the match's own page.
 */
export function StoryMatches({ matches, timeZone }: Props) {
  return (
    <Section title="Matches of this story">
      <ul className={styles.list}>
        {matches.map(match => (
          <li key={match.id} className={styles.card}>
            <div className={styles.teams}>
              {match.teams.map((_, side) => (
                <SideBadge key={side} teams={match.teams} side={side} size={40} />
              ))}
            </div>
            <div className={styles.words}>
              <AppLink className={styles.link} href={matchPath(match)}>
                {match.teams[0].name} v {match.teams[1].name}
              </AppLink>
              <p className={styles.about}>
                {match.tournament}
                {match.startTime !== null && (
                  <>
                    {match.tournament && ', '}
                    <time dateTime={isoTime(match.startTime)}>
                      {publishDate(match.startTime, timeZone)}
                    </time>
                  </>
                )}
                {match.replay && ' (replay)'}
              </p>
            </div>
            {match.status === 'live' && <LiveDot>Live</LiveDot>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
