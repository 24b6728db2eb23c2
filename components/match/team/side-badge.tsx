import type { Team } from '@/lib/domain/match/match';
import { sideBadges } from '@/lib/domain/match/side/side-badges';
import { Badge, type BadgeSize } from './team-badge';

type Props = {
  teams: readonly [Pick<Team, 'name'>, Pick<Team, 'name'>];
  /** Its index in `teams`. */
  side: number;
  size?: BadgeSize;
};

/** The badge of a side of a match, never the one that the other side has. */
export function SideBadge({ teams, side, size = 28 }: Props) {
  const [first, second] = sideBadges(teams);
  return <Badge {...(side === 0 ? first : second)} size={size} />;
}
