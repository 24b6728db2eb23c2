import { sql } from 'drizzle-orm';
import { bestPrice } from '@/lib/contract/prices/price-history';
import type { Sql } from '@/api/store/database';
import { rawRows } from '@/api/store/raw-rows';

/** The best price of a selection from a time on (unix seconds); odds in thousandths, or null. */
export type PriceMove = {
  eventId: string;
  marketId: string;
  selectionId: string;
  at: number;
  oddsMilli: number | null;
};

/** A line of this many points is as exact as a small chart can draw it. */
const maxPoints = 48;

type Window = { eventIds: readonly string[]; since: number; until: number };

/**
 * How the best prices of some events moved within a time (unix seconds), earliest first in each
 * selection: the last price before it, the first one in it, and the last of each of 48 equal parts.
 */
export async function priceMoves(
  database: Sql,
  { eventIds, since, until }: Window,
): Promise<PriceMove[]> {
  if (eventIds.length === 0) return [];
  const partSeconds = Math.max(1, Math.ceil((until - since) / maxPoints));
  return rawRows<PriceMove>(
    database,
    sql`select s.event_id as "eventId", s.market_id as "marketId", s.selection_id as "selectionId",
        p.at::float8 as at, p.odds_milli as "oddsMilli"
      from price_series s
      cross join lateral (
        (select at, odds_milli from price_points
          where series_id = s.id and at <= ${since} order by at desc limit 1)
        union
        (select at, odds_milli from price_points
          where series_id = s.id and at > ${since} order by at limit 1)
        union
        (select distinct on (part) at, odds_milli
          from (select at, odds_milli, (at - ${since}) / ${partSeconds} as part
            from price_points where series_id = s.id and at > ${since}) parted
          order by part, at desc)
      ) p
      where s.bookmaker = ${bestPrice}
        and s.event_id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb))
      order by s.id, p.at`,
  );
}
