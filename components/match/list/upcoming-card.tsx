import { matchItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { AppLink } from '@/components/link/app-link';
import { StartTime } from '@/components/match/team/start-time';
import type { Match } from '@/lib/domain/match/match';
import { withCardMarket } from '@/lib/domain/match/list/card-market';
import { matchPath } from '@/lib/domain/match/match-name';
import { useMatch } from '@/components/live/live-stores';
import { ReplayNote } from '@/components/match/team/replay-note';
import { TeamLine } from '@/components/match/team/team-line';
import { CardOdds } from './card-odds';
import styles from './upcoming-card.module.css';

const sides = [0, 1] as const;

type Props = { match: Match };

export function UpcomingCard({ match: initial }: Props) {
  const match = useMatch(initial);
  const [first, second] = match.teams;
  return (
    <article className={styles.card}>
      <h3 className="visually-hidden">{`${first.name} v ${second.name}`}</h3>
      <div className={styles.when}>
        <span className={styles.tournament}>{match.tournament}</span>
        <b>
          <StartTime match={match} />
        </b>
        <FollowStar item={matchItem(match)} />
      </div>
      <AppLink className={styles.teams} href={matchPath(match)}>
        {sides.map(side => (
          <TeamLine key={side} teams={match.teams} side={side} score={null} status="upcoming" />
        ))}
      </AppLink>
      {match.replay && <ReplayNote replay={match.replay} />}
      <CardOdds match={withCardMarket(match).match} />
    </article>
  );
}
