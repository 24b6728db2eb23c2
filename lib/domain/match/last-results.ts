import type { Match } from './match';

/** The newest `count` of the results that a side of this name was in, in the order of `results`. */
export const lastResultsOf = (results: Match[], side: string, count: number): Match[] =>
  results.filter(({ teams }) => teams.some(({ name }) => name === side)).slice(0, count);
