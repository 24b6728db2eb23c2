import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { EndedMatch, GroundPage } from '@/lib/contract/figures';
import type { Sql } from '@/api/store/database';
import type { Slice } from '@/api/store/events';
import type { GroundFigures } from './figure-rows';
import { figureMatches, playerMatches } from './figure-tables';
import { toStored, withMatch } from './read-figures';

/** The newest ended matches at a ground that were really played before a day, or on any. */
export async function groundMatches(
  database: Sql,
  { slug, before }: { slug: string; before?: string },
  limit: number,
): Promise<EndedMatch[]> {
  const playedOn = sql`${figureMatches.match} ->> 'played_on'`;
  return database
    .select({ match: figureMatches.match, outcome: figureMatches.outcome })
    .from(figureMatches)
    .where(and(eq(figureMatches.ground, slug), before ? sql`${playedOn} < ${before}` : undefined))
    .orderBy(desc(figureMatches.startTime), desc(figureMatches.eventId))
    .limit(limit);
}

/** The newest ended matches at a ground, and the players' figures in all of them; null without any. */
export async function ground(
  database: Sql,
  slug: string,
  limit: number,
): Promise<GroundFigures | null> {
  const matches = await groundMatches(database, { slug }, limit);
  const name = matches[0]?.match.ground;
  if (!name) return null;
  const rows = await database
    .select({ ...withMatch, playerId: playerMatches.playerId, name: playerMatches.name })
    .from(playerMatches)
    .innerJoin(figureMatches, eq(figureMatches.eventId, playerMatches.eventId))
    .where(eq(figureMatches.ground, slug));
  return { name, matches, rows: rows.map(toStored) };
}

/** One page of the grounds of ended matches, those with the most first, and how many there are. */
export async function listGrounds(database: Sql, { limit, offset }: Slice): Promise<GroundPage> {
  const [total] = await database
    .select({ count: sql<number>`count(distinct ${figureMatches.ground})`.mapWith(Number) })
    .from(figureMatches);
  const results = await groundsWhere(database, isNotNull(figureMatches.ground))
    .orderBy(desc(count()), asc(figureMatches.ground))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, results: results.map(toListed) };
}

/** Those of these grounds that have an ended match, in no particular order. */
export async function listedGrounds(
  database: Sql,
  slugs: readonly string[],
): Promise<GroundPage['results']> {
  if (slugs.length === 0) return [];
  return (await groundsWhere(database, inArray(figureMatches.ground, [...slugs]))).map(toListed);
}

const groundsWhere = (database: Sql, condition: SQL) =>
  database
    .select({
      slug: figureMatches.ground,
      // The same ground is spelled in several ways; the newest match names it.
      name: sql<string>`(array_agg(${figureMatches.match} ->> 'ground' order by ${figureMatches.startTime} desc))[1]`,
      matches: count(),
    })
    .from(figureMatches)
    .where(and(condition))
    .groupBy(figureMatches.ground);

const toListed = ({ slug, ...row }: { slug: string | null; name: string; matches: number }) => ({
  ...row,
  slug: slug ?? '',
});
