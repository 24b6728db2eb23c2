import type { EndedMatch, GroundPage, ListedPlayer, PlayerIndex } from '@/lib/contract/figures';
import type { Database } from '@/api/store/database';
import { fenced } from '@/api/store/leader-term';
import type { Slice } from '@/api/store/events';
import type {
  FigureSource,
  GroundFigures,
  MatchPlace,
  MatchUpTotal,
  PlayerList,
  PlayerMatchUps,
  PlayerQuery,
  PlayerRow,
  SeasonFigures,
  SidesBefore,
  StoredPlayerMatch,
} from './figure-rows';
import { figureMatches, reports } from './figure-tables';
import { matchUpsBetween, playerMatchUps, type MatchUpQuery } from './read-match-ups';
import { sidesBefore, type SidesQuery } from './read-sides';
import { ground, groundMatches, listedGrounds, listGrounds } from './read-grounds';
import { listedPlayers, listPlayers, newestSeason, player, playerIndex } from './read-figures';
import {
  addPlayers,
  countMatches,
  goneMatches,
  outdated,
  putMatches,
  sources,
  type ChangedFigures,
  type MatchWrite,
} from './write-figures';

/** The queries of the figures of ended matches. */
export type FigureStore = {
  outdated(after: MatchPlace | null, limit: number): Promise<MatchPlace[]>;
  sources(ids: readonly string[]): Promise<FigureSource[]>;
  /**
   * All or nothing; the matches of their players are counted again with it, or later by `countAll`.
   */
  putMatches(writes: readonly MatchWrite[], counts: 'now' | 'later'): Promise<ChangedFigures>;
  countAll(): Promise<void>;
  addPlayers(named: readonly Pick<PlayerRow, 'playerId' | 'name'>[]): Promise<void>;
  goneMatches(): Promise<string[]>;
  /** Lets the API derive all figures and write all reports again, within a minute; returns the number of their matches. */
  markOutdated(): Promise<number>;
  player(id: string, limit: number): Promise<{ name: string; matches: StoredPlayerMatch[] } | null>;
  players(query: PlayerQuery): Promise<PlayerList>;
  /** Those with these ids, in no particular order. */
  listed(ids: readonly string[]): Promise<ListedPlayer[]>;
  playerIndex(): Promise<PlayerIndex>;
  /** Null without an ended match. */
  ground(slug: string, limit: number): Promise<GroundFigures | null>;
  /** The same without the players, of those really played before a day ('2025-04-17'). */
  groundMatches(of: { slug: string; before: string }, limit: number): Promise<EndedMatch[]>;
  sidesBefore(query: SidesQuery, newest: number): Promise<SidesBefore>;
  grounds(query: Slice): Promise<GroundPage>;
  /** Those of these grounds that have an ended match. */
  listedGrounds(slugs: readonly string[]): Promise<GroundPage['results']>;
  newestSeason(league: string): Promise<SeasonFigures | null>;
  playerMatchUps(id: string): Promise<PlayerMatchUps>;
  /** Those with the most balls, at most `limit`. */
  matchUpsBetween(between: MatchUpQuery, limit: number): Promise<MatchUpTotal[]>;
};

/** That no event has. */
const noVersion = -1;

export function createFigureStore(database: Database): FigureStore {
  const { sql: query } = database;
  return {
    outdated: (after, limit) => outdated(query, after, limit),
    sources: ids => sources(query, ids),
    putMatches: (writes, counts) =>
      fenced(database, sql =>
        sql.transaction(async transaction => {
          const changed = await putMatches(transaction, writes);
          if (counts === 'now') await countMatches(transaction, changed.players);
          return changed;
        }),
      ),
    countAll: () => query.transaction(transaction => countMatches(transaction, null)),
    addPlayers: named => addPlayers(query, named),
    goneMatches: () => goneMatches(query),
    markOutdated: async () => {
      await query.update(reports).set({ version: noVersion });
      const marked = await query
        .update(figureMatches)
        .set({ version: noVersion })
        .returning({ id: figureMatches.eventId });
      return marked.length;
    },
    player: (id, limit) => player(query, id, limit),
    players: options => listPlayers(query, options),
    listed: ids => listedPlayers(query, ids),
    ground: (slug, limit) => ground(query, slug, limit),
    groundMatches: (of, limit) => groundMatches(query, of, limit),
    sidesBefore: (sides, newest) => sidesBefore(query, sides, newest),
    grounds: slice => listGrounds(query, slice),
    listedGrounds: slugs => listedGrounds(query, slugs),
    playerIndex: () => playerIndex(query),
    newestSeason: league => newestSeason(query, league),
    playerMatchUps: id => playerMatchUps(query, id),
    matchUpsBetween: (between, limit) => matchUpsBetween(query, between, limit),
  };
}
