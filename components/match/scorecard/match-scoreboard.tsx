import { Icon } from '@/components/icon/icon';
import { ExternalLink } from '@/components/link/external-link';
import { ReplayNote } from '@/components/match/team/replay-note';
import { SideBadge } from '@/components/match/team/side-badge';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import type { Badges } from './compact-score';
import { Scoreboard } from './scoreboard.client';
import styles from './scoreboard.module.css';

type Props = {
  match: Match;
  /** The URL of the broadcast. */
  watchUrl: string;
  /** The site's absolute URL, for links that leave it. */
  siteUrl: string;
};

/** The header of a match, with the parts that do not change rendered on the server. */
export function MatchScoreboard({ match, watchUrl, siteUrl }: Props) {
  const badges = (size: 20 | 56): Badges => [
    <SideBadge key="first" teams={match.teams} side={0} size={size} />,
    <SideBadge key="second" teams={match.teams} side={1} size={size} />,
  ];
  return (
    <Scoreboard
      match={match}
      badges={badges(56)}
      compactBadges={badges(20)}
      shareUrl={new URL(`${matchPath(match)}#score`, siteUrl).href}
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
