import { AppLink } from '@/components/ui/app-link';
import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match';
import { matchPath } from '@/lib/domain/match-name';
import { ReplayNote } from './replay-note';
import styles from './result-list.module.css';
import { TeamLine } from './team-line';

type Props = { matches: Match[] };

/** Results, each leading to its match, kept as history. */
export function ResultList({ matches }: Props) {
  return (
    <ul className={styles.list}>
      {matches.map(match => (
        <li key={match.id} className={styles.result}>
          <AppLink className={styles.teams} href={`${matchPath(match)}?history=true`}>
            {match.teams.map((team, side) => (
              <TeamLine
                key={side}
                name={team.name}
                score={match.scores[side] ?? null}
                status={match.status}
                size="small"
              />
            ))}
          </AppLink>
          <div className={styles.text}>
            <p className={styles.words}>{match.statusText}</p>
            <p>
              {match.tournament}, <LocalTime seconds={match.startTime} />
            </p>
            {match.replay && <ReplayNote replay={match.replay} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
