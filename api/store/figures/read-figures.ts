import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ListedPlayer, PlayerIndex } from '@/lib/contract/figures';
import { groupBy } from '@/lib/domain/group-by';
import type { Sql } from '@/api/store/database';
import type { PlayerQuery } from './figure-rows';
import { figureMatches, playerMatches, players, playerSides } from './figure-tables';

/** The columns of a player's match. */
export const withMatch = {
  match: figureMatches.match,
  team: playerMatches.team,
  figures: playerMatches.figures,
};

/** A row with its team as an index. */
export const toStored = <T extends { team: number }>(row: T) => ({
  ...row,
  team: row.team === 0 ? (0 as const) : (1 as const),
});

/** A player's newest ended matches by the day on which they were played; null for someone in no line-up. */
export async function player(database: Sql, id: string, limit: number) {
  const rows = await database
    .select({ ...withMatch, name: players.name })
    .from(players)
    .leftJoin(playerMatches, eq(playerMatches.playerId, players.id))
    .leftJoin(figureMatches, eq(figureMatches.eventId, playerMatches.eventId))
    .where(eq(players.id, id))
    .orderBy(
      sql`${figureMatches.match} ->> 'played_on' desc nulls last`,
      desc(figureMatches.eventId),
    )
    .limit(limit);
  const [first] = rows;
  if (!first) return null;
  // A player of line-ups only has one row, without a match.
  const matches = rows.flatMap(({ match, team, figures }) =>
    match && figures && team !== null ? toStored({ match, team, figures }) : [],
  );
  return { name: first.name, matches };
}

/** One page of a list of players, and how many it has: by surname, without a letter or side by matches first. */
export async function listPlayers(
  database: Sql,
  { letter, side, leastMatches, limit, offset }: PlayerQuery,
): Promise<{ count: number; results: ListedPlayer[] }> {
  const ofSide = database
    .select({ id: playerSides.playerId })
    .from(playerSides)
    .where(eq(playerSides.side, side ?? ''));
  const condition = and(
    sql`${players.matches} >= ${leastMatches}`,
    letter === undefined ? undefined : eq(players.letter, letter),
    side === undefined ? undefined : inArray(players.id, ofSide),
  );
  const byName = [asc(players.sortName), asc(players.id)];
  const order =
    letter === undefined && side === undefined ? [desc(players.matches), ...byName] : byName;
  const [total] = await database.select({ count: count() }).from(players).where(condition);
  const rows = await database
    .select(listedColumns)
    .from(players)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, results: await withSides(database, rows) };
}

/** The players with these ids, in no particular order. */
export async function listedPlayers(
  database: Sql,
  ids: readonly string[],
): Promise<ListedPlayer[]> {
  if (ids.length === 0) return [];
  const isOne = inArray(players.id, [...ids]);
  return withSides(database, await database.select(listedColumns).from(players).where(isOne));
}

const listedColumns = { id: players.id, name: players.name, matches: players.matches };

type ListedRow = Omit<ListedPlayer, 'sides'>;

async function withSides(database: Sql, rows: readonly ListedRow[]): Promise<ListedPlayer[]> {
  const sides = await sidesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({ ...row, sides: sides.get(row.id) ?? [] }));
}

/** The sides of each player, the one with the most matches first. */
async function sidesOf(database: Sql, ids: string[]) {
  if (ids.length === 0) return new Map<string, { side: string; name: string }[]>();
  const rows = await database
    .select()
    .from(playerSides)
    .where(inArray(playerSides.playerId, ids))
    .orderBy(desc(playerSides.matches), asc(playerSides.side));
  const byPlayer = groupBy(rows, ({ playerId }) => playerId);
  return new Map(
    [...byPlayer].map(([id, of]) => [id, of.map(({ side, name }) => ({ side, name }))]),
  );
}

/** How many players each letter and each side has. */
export async function playerIndex(database: Sql): Promise<PlayerIndex> {
  const [total] = await database
    .select({ count: count() })
    .from(figureMatches)
    .where(gt(figureMatches.players, 0));
  const letters = await database
    .select({ letter: players.letter, count: count() })
    .from(players)
    .where(gt(players.matches, 0))
    .groupBy(players.letter)
    .orderBy(asc(players.letter));
  const sides = await database
    .select({
      side: playerSides.side,
      name: sql<string>`max(${playerSides.name})`,
      count: count(),
    })
    .from(playerSides)
    .groupBy(playerSides.side)
    .orderBy(sql`2`, asc(playerSides.side));
  return { matches: total?.count ?? 0, letters, sides };
}

/** Everyone's figures in the newest season of a league; null without any. */
export async function newestSeason(database: Sql, league: string) {
  const [newest] = await database
    .select({ series: figureMatches.series })
    .from(figureMatches)
    .where(and(eq(figureMatches.league, league), sql`${figureMatches.series} is not null`))
    .orderBy(desc(sql`${figureMatches.match} ->> 'played_on'`), desc(figureMatches.eventId))
    .limit(1);
  if (!newest?.series) return null;
  const isOfSeason = and(eq(figureMatches.league, league), eq(figureMatches.series, newest.series));
  const rows = await database
    .select({ ...withMatch, playerId: playerMatches.playerId, name: playerMatches.name })
    .from(playerMatches)
    .innerJoin(figureMatches, eq(figureMatches.eventId, playerMatches.eventId))
    .where(isOfSeason);
  const matches = new Set(rows.map(({ match }) => match.id)).size;
  return { series: newest.series, matches, rows: rows.map(toStored) };
}
