import type { Match } from '@/lib/domain/match/match';

/** The newest `count` of the results that this side was in, in the order of `results`. */
export const lastResultsOf = (results: Match[], side: string, count: number): Match[] =>
  results.filter(({ teams }) => teams.some(team => team.side === side)).slice(0, count);
