import type { MatchInfo } from '@/lib/contract/match-info';
import type { Team } from '@/lib/domain/match/match';
import { toText } from '@/lib/domain/scorecard/scalar';
import { teamNamed } from './team-named';

/** The team with a scorecard's id: the event's own id, else found by the name; null for neither. */
export function scorecardTeam(
  id: string | null,
  info: MatchInfo | null | undefined,
  teams: readonly [Pick<Team, 'id' | 'side'>, Pick<Team, 'id' | 'side'>],
): 0 | 1 | null {
  const side = teams.findIndex(team => team.id === id);
  if (side === 0 || side === 1) return side;
  const name = Object.entries(info?.Teams ?? {}).find(([key]) => key === id)?.[1].Name_Full;
  return teamNamed(toText(name) ?? '', teams);
}
