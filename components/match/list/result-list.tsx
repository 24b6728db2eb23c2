import { AppLink } from '@/components/link/app-link';
import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { ReplayNote } from '@/components/match/page/replay-note';
import styles from './result-list.module.css';
import { TeamLine } from '@/components/match/team/team-line';

type Props = { matches: Match[] };

/** Results, each with a link to its match in the history. */
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
