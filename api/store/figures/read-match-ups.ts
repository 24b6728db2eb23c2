import { and, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MatchFormat } from '@/lib/contract/match-format';
import { leastMatchUpBalls } from '@/lib/domain/figures/player';
import type { Sql } from '@/api/store/database';
import type { MatchUpTotal, PlayerMatchUps } from './figure-rows';
import { figureMatches, matchUps, players } from './figure-tables';

const shown = 10;

/** The match-ups of a player with the most balls, as a batter and as a bowler. */
export async function playerMatchUps(database: Sql, id: string): Promise<PlayerMatchUps> {
  return {
    batting: await mostBalls(database, eq(matchUps.batterId, id), shown),
    bowling: await mostBalls(database, eq(matchUps.bowlerId, id), shown),
  };
}

export type MatchUpQuery = {
  batters: readonly string[];
  bowlers: readonly string[];
  /** The day before which the matches were really played. */
  before: string;
  /** Theirs: a rate of Tests states nothing of T20. */
  format: MatchFormat | null;
};

/** The match-ups between some batters and some bowlers with the most balls. */
export async function matchUpsBetween(
  database: Sql,
  { batters, bowlers, before, format }: MatchUpQuery,
  limit: number,
): Promise<MatchUpTotal[]> {
  if (batters.length === 0 || bowlers.length === 0) return [];
  return mostBalls(
    database,
    and(
      inArray(matchUps.batterId, [...batters]),
      inArray(matchUps.bowlerId, [...bowlers]),
      sql`${figureMatches.match} ->> 'played_on' < ${before}`,
      sql`${figureMatches.match} ->> 'format' is not distinct from ${format}::text`,
    ),
    limit,
  );
}

function mostBalls(
  database: Sql,
  condition: SQL | undefined,
  limit: number,
): Promise<MatchUpTotal[]> {
  const [batter, bowler] = [alias(players, 'batter'), alias(players, 'bowler')];
  const balls = sql<number>`sum(${matchUps.balls})`.mapWith(Number);
  return database
    .select({
      batter: { id: batter.id, name: batter.name },
      bowler: { id: bowler.id, name: bowler.name },
      balls,
      runs: sql<number>`sum(${matchUps.runs})`.mapWith(Number),
      dismissals: sql<number>`sum(${matchUps.dismissals})`.mapWith(Number),
      matches: sql<number>`count(*)`.mapWith(Number),
    })
    .from(matchUps)
    .innerJoin(batter, eq(batter.id, matchUps.batterId))
    .innerJoin(bowler, eq(bowler.id, matchUps.bowlerId))
    .innerJoin(figureMatches, eq(figureMatches.eventId, matchUps.eventId))
    .where(condition)
    .groupBy(batter.id, bowler.id)
    .having(gte(balls, leastMatchUpBalls))
    .orderBy(desc(balls), batter.id, bowler.id)
    .limit(limit);
}
