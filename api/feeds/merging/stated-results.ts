import type { MatchResult } from '@/lib/contract/match-result';
import { eventStatus } from '@/lib/contract/event-status';
import { parseResult } from '@/lib/domain/match/result/parse-result';
import { selectionId, type Teams } from './merge-prices';
import type { LinkedMatch } from './linked-match';

type Stating = Pick<LinkedMatch, 'source' | 'fixture' | 'score' | 'prices'>;

export type StatedResult = { source: string; result: MatchResult };

/**
 * The results that the sources of an event state, the first of which counts: sources of scores come before
 * settled markets, and earlier ones before later ones. Winners are in the order of the event's teams; a
 * result whose winner is neither of them is left out.
 */
export function statedResults(matches: readonly Stating[], teams: Teams): StatedResult[] {
  const stated = [
    ...matches.map(match => [match, resultOfScore(match)] as const),
    ...matches.map(match => [match, match.prices?.settled] as const),
  ];
  return stated.flatMap(([{ source, fixture }, own]) => {
    const result = own && inOrderOf(teams, own, fixture.teams);
    return result ? [{ source, result }] : [];
  });
}

/** A source that has not ended a match states no result, whatever its words are. */
function resultOfScore({ score, fixture: { teams } }: Stating): MatchResult | null {
  if (score?.status !== eventStatus.past) return null;
  if (score.result !== undefined) return score.result;
  return parseResult(score.match_status ?? '', [{ name: teams[0] }, { name: teams[1] }]);
}

function inOrderOf(
  teams: Teams,
  result: MatchResult,
  [first, second]: readonly [string, string],
): MatchResult | null {
  if (result.winner == null) return result;
  const id = selectionId({ id: '', name: result.winner === 0 ? first : second }, teams);
  const winner = teams.ids.indexOf(id);
  return winner === 0 || winner === 1 ? { ...result, winner } : null;
}

const endings: Record<MatchResult['kind'], 'decided' | 'drawn' | 'none'> = {
  won: 'decided',
  awarded: 'decided',
  conceded: 'decided',
  // The other source may mean the winner of the decider.
  tied: 'decided',
  drawn: 'drawn',
  no_result: 'none',
  abandoned: 'none',
};

/** Whether two results of one match cannot both be right. */
export const contradicts = (one: MatchResult, other: MatchResult): boolean =>
  one.winner != null && other.winner != null
    ? one.winner !== other.winner
    : endings[one.kind] !== endings[other.kind];
