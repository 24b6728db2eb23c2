import type { ReactNode } from 'react';
import { AppLink } from '@/components/link/app-link';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { ReplayNote } from '@/components/match/team/replay-note';
import { TeamLine } from '@/components/match/team/team-line';
import styles from './result.module.css';

const sides = [0, 1] as const;

type Props = {
  match: Match;
  /** The time beside the tournament, where the list does not show it elsewhere. */
  when?: ReactNode;
};

/** A finished match in a list: its sides, a link to it, how it ended. */
export function Result({ match, when }: Props) {
  return (
    <div className={styles.result}>
      <AppLink className={styles.teams} href={`${matchPath(match)}?history=true`}>
        {sides.map(side => (
          <TeamLine
            key={side}
            teams={match.teams}
            side={side}
            score={match.scores[side]}
            status={match.status}
            size="small"
            isWinner={match.winner === side}
          />
        ))}
      </AppLink>
      <div className={styles.text}>
        <p className={styles.words}>{match.statusText}</p>
        <p>
          {match.tournament}
          {when && <>, {when}</>}
        </p>
        {match.replay && <ReplayNote replay={match.replay} />}
      </div>
    </div>
  );
}
