import { sql } from 'drizzle-orm';
import type { Sql } from '@/api/store/database';
import { rawRows } from '@/api/store/raw-rows';

type SelectionKey = { eventId: string; marketId: string; selectionId: string };

/** A price of a selection from a time on (unix seconds); odds in thousandths, or null. */
export type PriceMove = SelectionKey & {
  /** A slug, or 'best'. */
  bookmaker: string;
  at: number;
  oddsMilli: number | null;
};

/** A line of this many points is as exact as a small chart can draw it. */
const maxPoints = 48;
const minPoints = 8;
/** Of all bookmakers of a selection: a choice of many must not read much more than one of few. */
const maxRows = 4 * maxPoints;

export type PriceWindow = {
  eventIds: readonly string[];
  /** Slugs, 'best' among them. */
  bookmakers: readonly string[];
  /** Unix seconds. */
  since: number;
  until: number;
};

/**
 * What is read of a window. 'ends': of every selection of its events the last price before the window, the first one
 * in it and the last one. `lineOf`: of these selections also the last price of each of its equal parts.
 */
export type PriceDetail = 'ends' | { lineOf: readonly SelectionKey[] };

/** The length of the parts of a time of which each price has one row of its line, in seconds. */
export function partSeconds({ bookmakers, since, until }: Omit<PriceWindow, 'eventIds'>): number {
  const points = Math.floor(maxRows / bookmakers.length);
  const parts = Math.min(maxPoints, Math.max(minPoints, points));
  return Math.max(1, Math.ceil((until - since) / parts));
}

/**
 * How prices of some events moved within a time, earliest first in each selection at a bookmaker. The ends of
 * thousands of prices cost little; their lines would block an embedded database for seconds.
 */
export async function priceMoves(
  database: Sql,
  window: PriceWindow,
  detail: PriceDetail,
): Promise<PriceMove[]> {
  const { eventIds, bookmakers, since } = window;
  if (eventIds.length === 0) return [];
  const within =
    detail === 'ends'
      ? sql`(select at, odds_milli from price_points
          where series_id = s.id and at > ${since} order by at desc limit 1)`
      : sql`(select distinct on (part) at, odds_milli
          from (select at, odds_milli, (at - ${since}) / ${partSeconds(window)} as part
            from price_points where series_id = s.id and at > ${since}) parted
          order by part, at desc)`;
  const isWanted =
    detail === 'ends'
      ? sql`true`
      : sql`(s.event_id, s.market_id, s.selection_id) in (
          select "eventId", "marketId", "selectionId"
          from jsonb_to_recordset(${JSON.stringify(detail.lineOf)}::text::jsonb)
            as wanted("eventId" text, "marketId" text, "selectionId" text))`;
  return rawRows<PriceMove>(
    database,
    sql`select s.event_id as "eventId", s.market_id as "marketId", s.selection_id as "selectionId",
        s.bookmaker, p.at::float8 as at, p.odds_milli as "oddsMilli"
      from price_series s
      cross join lateral (
        (select at, odds_milli from price_points
          where series_id = s.id and at <= ${since} order by at desc limit 1)
        union
        (select at, odds_milli from price_points
          where series_id = s.id and at > ${since} order by at limit 1)
        union
        ${within}
      ) p
      where s.bookmaker in (select jsonb_array_elements_text(${JSON.stringify(bookmakers)}::text::jsonb))
        and s.event_id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb))
        and ${isWanted}
      order by s.id, p.at`,
  );
}
