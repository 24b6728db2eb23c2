import type { Match } from './match';
import { byStart } from './match-start';

/** The matches of one tournament, in order of start. */
export type MatchGroup = { name: string; matches: Match[] };

/** Groups by tournament: those with a live match first, then by earliest start; unknown ones are last. */
export function groupByTournament(matches: Match[]): MatchGroup[] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    groups.set(match.tournament, [...(groups.get(match.tournament) ?? []), match]);
  }
  return [...groups]
    .map(([name, list]) => ({ name, matches: list.toSorted(byPlace) }))
    .sort((a, b) => rank(a) - rank(b) || byEarliest(a, b) || (a.name < b.name ? -1 : 1));
}

const byPlace = (a: Match, b: Match): number => byStart(a, b) || a.index - b.index;
const rank = (group: MatchGroup): number =>
  group.matches.some(match => match.status === 'live') ? 0 : 1;
const byEarliest = ({ matches: [a] }: MatchGroup, { matches: [b] }: MatchGroup): number =>
  a && b ? byStart(a, b) : 0;
