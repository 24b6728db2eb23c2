import { AppLink } from '@/components/link/app-link';
import { StartTime } from '@/components/match/team/start-time';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import styles from './last-results.module.css';

type Props = {
  /** By team, newest first. */
  results: { team: string; matches: Match[] }[];
};

/** The last results of the sides of a match to come, each with a link to its match. */
export function LastResults({ results }: Props) {
  return (
    <section className={styles.results}>
      <h2 className={styles.title}>Last results</h2>
      {results.map(({ team, matches }) => (
        <div key={team}>
          <h3 className={styles.side}>{team}</h3>
          <ul>
            {matches.map(match => (
              <li key={match.id} className={styles.result}>
                <AppLink href={`${matchPath(match)}?history=true`}>
                  {`${match.teams[0].name} v ${match.teams[1].name}`}
                </AppLink>
                <span className={styles.how}>
                  {match.statusText}
                  {match.statusText && match.startTime !== null && ', '}
                  <StartTime match={match} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
