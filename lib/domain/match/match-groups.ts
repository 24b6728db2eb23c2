import type { Match } from './match';

/** The matches of one tournament, in order of start. */
export type MatchGroup = { name: string; matches: Match[] };

/** Groups by tournament: those with a live match first, then by earliest start. */
export function groupByTournament(matches: Match[]): MatchGroup[] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    groups.set(match.tournament, [...(groups.get(match.tournament) ?? []), match]);
  }
  return [...groups]
    .map(([name, list]) => ({ name, matches: list.toSorted(byStart) }))
    .sort((a, b) => rank(a) - rank(b) || earliest(a) - earliest(b) || (a.name < b.name ? -1 : 1));
}

const byStart = (a: Match, b: Match): number => a.startTime - b.startTime || a.index - b.index;
const rank = (group: MatchGroup): number =>
  group.matches.some(match => match.status === 'live') ? 0 : 1;
const earliest = (group: MatchGroup): number => group.matches[0]?.startTime ?? 0;
