import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sideResult } from '@/lib/domain/background/side-result';
import { letterOf, sortNameOf } from '@/lib/domain/figures/player';
import type { Sql } from '@/api/store/database';
import { fromRow } from '@/api/store/event-rows';
import { commentaryItems, events, isPastMatchRow, matchInfos } from '@/api/store/tables';
import { groupBy } from '@/lib/domain/group-by';
import type { CommentaryInnings, CommentaryItem } from '@/lib/contract/commentary';
import type { FigureSource, MatchPlace, MatchRows, PlayerRow } from './figure-rows';
import {
  figureMatches,
  matchUps,
  playerMatches,
  players,
  playerSides,
  sideMatches,
} from './figure-tables';

/** The next ended matches whose figures are missing or of another version, earliest first. */
export async function outdated(
  database: Sql,
  after: MatchPlace | null,
  limit: number,
): Promise<MatchPlace[]> {
  const { id, startTime, version } = events;
  const isLater = after && sql`(${startTime}, ${id}) > (${after.startTime}, ${after.id})`;
  return database
    .select({ id, startTime })
    .from(events)
    .leftJoin(figureMatches, eq(figureMatches.eventId, id))
    .where(
      and(
        isPastMatchRow(),
        sql`${figureMatches.version} is distinct from ${version}`,
        isLater ?? undefined,
      ),
    )
    .orderBy(asc(startTime), asc(id))
    .limit(limit);
}

/** What the figures of these events are derived from; withdrawn events and outrights are left out. */
export async function sources(database: Sql, ids: readonly string[]): Promise<FigureSource[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ event: events, matchInfo: matchInfos.matchInfo })
    .from(events)
    .leftJoin(matchInfos, eq(matchInfos.eventId, events.id))
    .where(
      and(inArray(events.id, [...ids]), eq(events.kind, 'match'), eq(events.withdrawn, false)),
    );
  const balls = await ballsOf(database, ids);
  return rows.map(({ event, matchInfo }) => ({
    ...fromRow(event, { markets: [], matchInfo, commentary: [] }),
    balls: balls.get(event.id) ?? [],
  }));
}

/** The comments about balls of some events, without their texts. */
async function ballsOf(
  database: Sql,
  ids: readonly string[],
): Promise<Map<string, CommentaryInnings[]>> {
  const { eventId, inningsId, position, item } = commentaryItems;
  const rows = await database
    .select({
      eventId,
      inningsId,
      item: sql<CommentaryItem>`${item} - array['Commentary', 'Summary', 'win_chance']`,
    })
    .from(commentaryItems)
    .where(and(inArray(eventId, [...ids]), sql`${item} ? 'Bowler'`))
    .orderBy(eventId, inningsId, position);
  return new Map(
    [...groupBy(rows, row => row.eventId)].map(([id, of]) => [
      id,
      [...groupBy(of, row => row.inningsId)].map(([innings, items]) => ({
        id: innings,
        items: items.map(row => row.item),
      })),
    ]),
  );
}

export type MatchWrite = { id: string; version: number; rows: MatchRows | null };

/** The players whose matches `countMatches` must count again, and the grounds of these matches, once or still. */
export type ChangedFigures = { players: string[]; grounds: string[] };

/** Replaces the rows of some events; null removes them. */
export async function putMatches(
  database: Sql,
  writes: readonly MatchWrite[],
): Promise<ChangedFigures> {
  if (writes.length === 0) return { players: [], grounds: [] };
  const ids = writes.map(({ id }) => id);
  const before = await database
    .select({ id: playerMatches.playerId })
    .from(playerMatches)
    .where(inArray(playerMatches.eventId, ids));
  const removed = await database
    .delete(figureMatches)
    .where(inArray(figureMatches.eventId, ids))
    .returning({ ground: figureMatches.ground });
  const matches = writes.flatMap(({ id: eventId, version, rows }) =>
    rows ? [{ eventId, version, startTime: rows.match.start_time, ...columnsOf(rows) }] : [],
  );
  if (matches.length > 0) await database.insert(figureMatches).values(matches);
  const ofSides = writes.flatMap(({ rows }) => (rows ? toSideRows(rows) : []));
  if (ofSides.length > 0) await database.insert(sideMatches).values(ofSides);
  const inMatches = writes.flatMap(({ id: eventId, rows }) =>
    (rows?.players ?? []).map(row => ({ eventId, ...row })),
  );
  if (inMatches.length > 0) await database.insert(playerMatches).values(inMatches);
  const pairs = writes.flatMap(({ id: eventId, rows }) =>
    (rows?.matchUps ?? []).map(row => ({ eventId, ...row })),
  );
  if (pairs.length > 0) await database.insert(matchUps).values(pairs);
  await addPlayers(database, inMatches);
  const changed = [...before.map(({ id }) => id), ...inMatches.map(row => row.playerId)];
  const grounds = [...removed, ...matches].flatMap(({ ground }) => ground ?? []);
  return { players: [...new Set(changed)].sort(), grounds: [...new Set(grounds)] };
}

const columnsOf = ({ players: inMatch, matchUps: _, ...columns }: MatchRows) => ({
  ...columns,
  players: inMatch.length,
});

const toSideRows = ({ match: { id, teams, played_on: playedOn, format }, outcome }: MatchRows) =>
  ([0, 1] as const).map(team => ({
    ...{ eventId: String(id), team, playedOn, format: format ?? null },
    side: teams[team].side,
    opposition: teams[team === 0 ? 1 : 0].side,
    result: sideResult(outcome, team),
  }));

/** Adds players, or corrects their names. */
export async function addPlayers(
  database: Sql,
  named: readonly Pick<PlayerRow, 'playerId' | 'name'>[],
): Promise<void> {
  const nameOf = new Map(named.map(({ playerId, name }) => [playerId, name]));
  if (nameOf.size === 0) return;
  // In one order: two transactions that add the same players would wait for each other.
  const values = [...nameOf]
    .map(([id, name]) => ({
      ...{ id, name, letter: letterOf(name), sortName: sortNameOf(name), matches: 0 },
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await database
    .insert(players)
    .values(values)
    .onConflictDoUpdate({
      target: players.id,
      set: {
        name: sql`excluded.name`,
        letter: sql`excluded.letter`,
        sortName: sql`excluded.sort_name`,
      },
      setWhere: sql`${players.name} <> excluded.name`,
    });
}

/** Counts the matches of some players again, from their own rows; of all with null. */
export async function countMatches(database: Sql, ids: readonly string[] | null): Promise<void> {
  if (ids?.length === 0) return;
  const isOneOf = (column: PgColumn) => (ids ? inArray(column, [...ids]) : undefined);
  const total = database
    .select({ total: count() })
    .from(playerMatches)
    .where(eq(playerMatches.playerId, players.id));
  await database
    .update(players)
    .set({ matches: sql`(${total})` })
    .where(isOneOf(players.id));
  await database.delete(playerSides).where(isOneOf(playerSides.playerId));
  const side = sql`${figureMatches.match} -> 'teams' -> ${playerMatches.team}`;
  const newest = sql`(array_agg(${side} ->> 'name' order by ${figureMatches.startTime} desc))[1]`;
  await database.insert(playerSides).select(
    database
      .select({
        side: sql<string>`${side} ->> 'side'`.as('side'),
        playerId: playerMatches.playerId,
        name: sql<string>`${newest}`.as('name'),
        matches: sql<number>`count(*)::int`.as('matches'),
      })
      .from(playerMatches)
      .innerJoin(figureMatches, eq(figureMatches.eventId, playerMatches.eventId))
      .where(isOneOf(playerMatches.playerId))
      .groupBy(sql`1`, playerMatches.playerId),
  );
}

/** The matches with figures that are withdrawn or no longer ended. */
export async function goneMatches(database: Sql): Promise<string[]> {
  const gone = await database
    .select({ id: figureMatches.eventId })
    .from(figureMatches)
    .innerJoin(events, eq(events.id, figureMatches.eventId))
    .where(sql`not (${isPastMatchRow()})`);
  return gone.map(({ id }) => id);
}
