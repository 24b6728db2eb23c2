import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Sql } from '@/api/store/database';
import { pricePoints, priceSeries } from './price-tables';

/**
 * A price from a time on (unix seconds): odds in thousandths, or null when it was not available.
 */
export type PricePoint = {
  marketId: string;
  selectionId: string;
  /** A slug, or 'best'. */
  bookmaker: string;
  at: number;
  milliOdds: number | null;
};

/** Stores points of several events; a point of the same price and time replaces the stored one. */
export async function writePricePoints(
  database: Sql,
  points: readonly (PricePoint & { eventId: string })[],
): Promise<void> {
  if (points.length === 0) return;
  const ofSeries = sql`s.event_id = p."eventId" and s.market_id = p."marketId"
    and s.selection_id = p."selectionId" and s.bookmaker = p.bookmaker`;
  // An insert that meets a conflict would use up a value of the identity each time.
  await database.execute(
    sql`with p as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(points)}::text::jsonb) as p(
            "eventId" text, "marketId" text, "selectionId" text, bookmaker text, at bigint,
            "milliOdds" int)
        ), added as (
          insert into price_series (event_id, market_id, selection_id, bookmaker)
          select distinct p."eventId", p."marketId", p."selectionId", p.bookmaker from p
          where not exists (select 1 from price_series s where ${ofSeries})
          on conflict do nothing
          returning id, event_id, market_id, selection_id, bookmaker
        ), known as (
          select id, event_id, market_id, selection_id, bookmaker from added
          union all
          select s.id, s.event_id, s.market_id, s.selection_id, s.bookmaker
          from (select distinct "eventId", "marketId", "selectionId", bookmaker from p) p
          join price_series s on ${ofSeries}
        )
        insert into price_points (series_id, at, odds_milli)
        select s.id, p.at, p."milliOdds" from p join known s on ${ofSeries}
        on conflict (series_id, at) do update set odds_milli = excluded.odds_milli`,
  );
}

export type PriceRow = typeof pricePoints.$inferSelect & {
  selectionId: string;
  /** A slug, or 'best'. */
  bookmaker: string;
};

export type PriceRowsOf = { eventId: string; marketId: string; bookmakers: readonly string[] };

/** The stored points of a market's selections at some bookmakers ('best' among them), earliest first. */
export function priceRows(
  database: Sql,
  { eventId, marketId, bookmakers }: PriceRowsOf,
): Promise<PriceRow[]> {
  return database
    .select({
      ...getTableColumns(pricePoints),
      selectionId: priceSeries.selectionId,
      bookmaker: priceSeries.bookmaker,
    })
    .from(pricePoints)
    .innerJoin(priceSeries, eq(priceSeries.id, pricePoints.seriesId))
    .where(
      and(
        eq(priceSeries.eventId, eventId),
        eq(priceSeries.marketId, marketId),
        inArray(priceSeries.bookmaker, bookmakers),
      ),
    )
    .orderBy(asc(pricePoints.at));
}
