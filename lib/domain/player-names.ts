import type { MatchInfo } from '@/lib/contract/match-info';
import { filled } from './stat';

export type TeamNames = { name: string; short: string | null };

/** Names by id, out of a scorecard's Teams; unknown ids answer null. */
export type Names = {
  team(id: string): TeamNames | null;
  player(id: string): string | null;
};

/** Reads Teams and Players, which are objects keyed by id (some hosts send lists: those have no ids). */
export function toNames(info: MatchInfo | null | undefined): Names {
  const teams = new Map<string, TeamNames>();
  const players = new Map<string, string>();
  for (const [id, team] of byId(info?.Teams)) {
    const name = filled(team.Name_Full);
    if (name) teams.set(id, { name, short: filled(team.Name_Short) });
    for (const [playerId, player] of byId(team.Players)) {
      const full = filled(player.Name_Full) ?? filled(player.Name_Short);
      if (full) players.set(playerId, full);
    }
  }
  return { team: id => teams.get(id) ?? null, player: id => players.get(id) ?? null };
}

const byId = <T>(keyed: Record<string, T> | T[] | null | undefined): [string, T][] =>
  Array.isArray(keyed) ? [] : Object.entries(keyed ?? {});
