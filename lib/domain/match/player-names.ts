import type { MatchInfo } from '@/lib/contract/match-info';
import { toText } from '@/lib/domain/scorecard/scalar';

export type TeamNames = { name: string; short: string | null };

/** Names by id, from a scorecard's Teams; null for an unknown id. */
export type Names = {
  team(id: string): TeamNames | null;
  player(id: string): string | null;
  /** The name with the id of a known player, where the host has pages of players. */
  linked(id: string, name: string): LinkedName;
};

/** A player's name, with the scorecard's id where the player has a page. */
export type LinkedName = { id?: string; name: string };

/**
 * Reads Teams and Players, which are objects keyed by id (some hosts send lists, which have no
 * ids). `hasPages` is whether the host has pages of players.
 */
export function toNames(
  info: MatchInfo | null | undefined,
  hasPages: boolean | null = false,
): Names {
  const teams = new Map<string, TeamNames>();
  const players = new Map<string, string>();
  for (const [id, team] of byId(info?.Teams)) {
    const name = toText(team.Name_Full);
    if (name) teams.set(id, { name, short: toText(team.Name_Short) });
    for (const [playerId, player] of byId(team.Players)) {
      const full = toText(player.Name_Full) ?? toText(player.Name_Short);
      if (full) players.set(playerId, full);
    }
  }
  return {
    team: id => teams.get(id) ?? null,
    player: id => players.get(id) ?? null,
    linked: (id, name) => (hasPages && players.has(id) ? { id, name } : { name }),
  };
}

const byId = <T>(keyed: Record<string, T> | T[] | null | undefined): [string, T][] =>
  Array.isArray(keyed) ? [] : Object.entries(keyed ?? {});
