import { Background, type WireBackground } from '@/lib/contract/background';
import {
  Ground,
  GroundPage,
  Leaders,
  Player,
  PlayerIndex,
  PlayerPage,
  type WireGround,
  type WireLeaders,
} from '@/lib/contract/figures';
import { toPlayerFigures, type PlayerFigures } from '@/lib/domain/figures/player-figures';
import { nullOnClientError } from './api-error';
import { getResponse } from './client';

/** Figures follow the end of a match within seconds. */
const cacheOptions = { lifetimeSeconds: 60, tags: ['history'] };

/** A player by id; null for a host without this call, or without the player. */
export async function getPlayer(id: string): Promise<PlayerFigures | null> {
  const wire = await nullOnClientError(
    getResponse(`/api/players/${encodeURIComponent(id)}/`, Player, cacheOptions),
  );
  return wire && toPlayerFigures(wire);
}

/** The players of a letter or of a side, or all by their matches. */
export type PlayerListOf = { letter: string } | { side: string } | 'all';

/** One page of a list of players; null for a host without this call. */
export const getPlayers = (
  of: PlayerListOf,
  page: number,
  size: number,
): Promise<PlayerPage | null> => {
  const query = new URLSearchParams({
    ...(of === 'all' ? {} : of),
    page: String(page),
    page_size: String(size),
  });
  return nullOnClientError(getResponse(`/api/players/?${query}`, PlayerPage, cacheOptions));
};

/** The letters and sides that have players; null for a host without this call. */
export const getPlayerIndex = (): Promise<PlayerIndex | null> =>
  nullOnClientError(getResponse('/api/players/index/', PlayerIndex, cacheOptions));

/** The leaders of a league's newest season; null without any, and for a host without this call. */
export const getLeaders = (league: string): Promise<WireLeaders | null> =>
  nullOnClientError(
    getResponse(`/api/leagues/${encodeURIComponent(league)}/leaders/`, Leaders, cacheOptions),
  );

/** A ground by its slug; null for a host without this call, or without the ground. */
export const getGround = (slug: string): Promise<WireGround | null> =>
  nullOnClientError(getResponse(`/api/grounds/${encodeURIComponent(slug)}/`, Ground, cacheOptions));

/** One page of the grounds of ended matches; null for a host without this call. */
export const getGrounds = (page: number, size: number): Promise<GroundPage | null> =>
  nullOnClientError(
    getResponse(`/api/grounds/?page=${page}&page_size=${size}`, GroundPage, cacheOptions),
  );

/** What is known before a match; null for a host without this call, and for a match that has ended. */
export const getBackground = (id: string): Promise<WireBackground | null> =>
  nullOnClientError(
    getResponse(`/api/events/${encodeURIComponent(id)}/background/`, Background, cacheOptions),
  );
