import { ReplayNote } from '@/components/match/page/replay-note';
import { StreamLink } from '@/components/match/page/watch-links';
import { TeamBadge } from '@/components/match/team/team-badge';
import type { Match } from '@/lib/domain/match/match';
import type { Badges } from './compact-score';
import { Scoreboard } from './scoreboard.client';

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
      streamLink={<StreamLink href={watchUrl} />}
    />
  );
}
