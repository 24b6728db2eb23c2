import { foldName, slugOf } from '@/lib/domain/fold-text';

/**
 * A scorecard's id of a player as addresses and the index have it: letters and digits only, so that it is what
 * follows the last dash of an address.
 */
export const playerIdOf = (scorecardId: string): string =>
  scorecardId.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, 100);

/** The path of a player's page: `/players/{name}-{id}`. */
export const playerPath = ({ id, name }: { id: string; name: string }): string =>
  `/players/${encodeURIComponent(playerSegment({ id, name }))}`;

/** The last segment of the path, not encoded. */
export const playerSegment = ({ id, name }: { id: string; name: string }): string =>
  `${slugOf(name)}-${id}`;

/** The order of players in lists, by surname: 'sharma rg' for 'RG Sharma'. */
export function sortNameOf(name: string): string {
  const words = foldName(name).split(' ');
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim();
}

/** The letter under which a player is listed: the first of the surname; '#' for a name without letters. */
export const letterOf = (name: string): string =>
  /^\p{L}\p{M}*/u.exec(sortNameOf(name))?.[0] ?? '#';

/** From this many balls a match-up of a batter and a bowler is stated. */
export const leastMatchUpBalls = 12;

/** Ended matches that a player must have for a page that search engines may list. */
export const leastMatches = 5;

/** The id in the last segment of a player's path; null without one. */
export function parsePlayerId(segment: string): string | null {
  const id = segment.slice(segment.lastIndexOf('-') + 1);
  return id === '' ? null : id;
}

/** The path of the players of a letter. */
export const playersOfLetterPath = (letter: string): string =>
  `/players/letter/${encodeURIComponent(letter)}`;

/** The path of the players of a side. */
export const playersOfSidePath = (side: string): string =>
  `/players/side/${encodeURIComponent(side)}`;
