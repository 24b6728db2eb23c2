import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { EndedMatch } from '@/lib/contract/figures';
import type { Sql } from '@/api/store/database';
import type { NewestMatches, SidesBefore } from './figure-rows';
import { figureMatches, sideMatches } from './figure-tables';

const none: NewestMatches = { matches: 0, from: null, to: null, newest: [] };

/** The sides of a match, and the day on which it was really played, or will be. */
export type SidesQuery = { sides: readonly [string, string]; day: string };

/**
 * The ended matches of two sides, and those between them, that were really played on an earlier day. Rows of
 * sides, which are small, are counted by index; complete matches are read of the newest only.
 */
export async function sidesBefore(
  database: Sql,
  query: SidesQuery,
  newest: number,
): Promise<SidesBefore> {
  const [first, second] = query.sides;
  const form = await formOf(database, query, newest);
  const meetings = await meetingsOf(database, query, newest);
  return { form: [form.get(first) ?? none, form.get(second) ?? none], meetings };
}

async function formOf(database: Sql, { sides: [first, second], day }: SidesQuery, newest: number) {
  const { side, eventId, playedOn } = sideMatches;
  const counts = await database
    .select({
      ...{ side, matches: count() },
      from: sql<string>`min(${playedOn})`,
      to: sql<string>`max(${playedOn})`,
    })
    .from(sideMatches)
    .where(and(inArray(side, [first, second]), lt(playedOn, day)))
    .groupBy(side);
  const newestOf = (of: string) =>
    database
      .select({ side, ...endedMatch })
      .from(sideMatches)
      .innerJoin(figureMatches, eq(figureMatches.eventId, eventId))
      .where(and(eq(side, of), lt(playedOn, day)))
      .orderBy(desc(playedOn), desc(eventId))
      .limit(newest);
  const matches = await unionAll(newestOf(first), newestOf(second));
  return new Map<string, NewestMatches>(
    counts.map(({ side: of, ...covers }) => [
      of,
      {
        ...covers,
        newest: matches.flatMap(({ side: ofSide, match, outcome }) =>
          ofSide === of ? [{ match, outcome }] : [],
        ),
      },
    ]),
  );
}

async function meetingsOf(
  database: Sql,
  { sides: [first, second], day }: SidesQuery,
  newest: number,
): Promise<SidesBefore['meetings']> {
  const { side, opposition, playedOn, eventId, format, result } = sideMatches;
  const isMeeting = and(eq(side, first), eq(opposition, second), lt(playedOn, day));
  const groups = await database
    .select({
      ...{ format, result, count: count() },
      from: sql<string>`min(${playedOn})`,
      to: sql<string>`max(${playedOn})`,
    })
    .from(sideMatches)
    .where(isMeeting)
    .groupBy(format, result);
  if (groups.length === 0) return { ...none, counts: [] };
  const matches: EndedMatch[] = await database
    .select(endedMatch)
    .from(sideMatches)
    .innerJoin(figureMatches, eq(figureMatches.eventId, eventId))
    .where(isMeeting)
    .orderBy(desc(playedOn), desc(eventId))
    .limit(newest);
  return {
    matches: groups.reduce((sum, group) => sum + group.count, 0),
    from: groups.map(({ from }) => from).toSorted()[0] ?? null,
    to:
      groups
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? null,
    newest: matches,
    counts: groups.map(group => ({
      format: group.format,
      result: group.result,
      count: group.count,
    })),
  };
}

const endedMatch = { match: figureMatches.match, outcome: figureMatches.outcome };
