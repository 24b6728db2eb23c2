import type { Match } from '@/lib/domain/match/match';
import { matchStateText } from '@/lib/domain/match/match-state';
import { abbreviatedName } from '@/lib/domain/match/team-name';

type Shared = Pick<
  Match,
  'teams' | 'scores' | 'status' | 'statusText' | 'format' | 'tournament' | 'replay'
>;

/**
 * What a visitor shares of a match: 'MI 120/4 (14.0) v RR, MI need 41 from 36'. Without its scores it
 * is the fixture. Never a price.
 */
export function matchShareText(match: Shared, { hasScores }: { hasScores: boolean }): string {
  const { teams, scores, status, tournament, replay } = match;
  const note = replay ? ' (replay)' : '';
  if (!hasScores || status === 'upcoming' || !scores.some(Boolean))
    return `${teams[0].name} v ${teams[1].name}, ${tournament}${note}`;
  const sides = teams.map(({ name }, side) =>
    [abbreviatedName(name), scores[side]].filter(Boolean).join(' '),
  );
  const state = matchStateText(match);
  return `${sides.join(' v ')}${state ? `, ${state}` : ''}${note}`;
}
