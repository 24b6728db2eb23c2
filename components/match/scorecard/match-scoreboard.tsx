import { Icon } from '@/components/icon/icon';
import { ExternalLink } from '@/components/link/external-link';
import { ReplayNote } from '@/components/match/team/replay-note';
import { TeamBadge } from '@/components/match/team/team-badge';
import type { Match } from '@/lib/domain/match/match';
import type { Badges } from './compact-score';
import { Scoreboard } from './scoreboard.client';
import styles from './scoreboard.module.css';

type Props = {
  match: Match;
  /** The URL of the broadcast. */
  watchUrl: string;
};

/** The header of a match, with the parts that do not change rendered on the server. */
export function MatchScoreboard({ match, watchUrl }: Props) {
  const [first, second] = match.teams;
  const badges = (size: 20 | 56): Badges => [
    <TeamBadge key="first" name={first.name} size={size} />,
    <TeamBadge key="second" name={second.name} size={size} />,
  ];
  return (
    <Scoreboard
      match={match}
      badges={badges(56)}
      compactBadges={badges(20)}
      note={match.replay && <ReplayNote replay={match.replay} />}
      streamLink={
        <ExternalLink className={styles.stream} href={watchUrl}>
          <Icon icon="circle-play" size={16} />
          <span>Watch stream</span>
        </ExternalLink>
      }
    />
  );
}
