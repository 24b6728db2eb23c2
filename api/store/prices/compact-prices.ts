import { sql, type SQL } from 'drizzle-orm';
import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { currentStatuses } from '@/lib/contract/event-status';
import type { Sql } from '@/api/store/database';
import { rawRows } from '@/api/store/raw-rows';

/** An event that ended this long ago keeps buckets of its price history. */
const bucketsAfterSeconds = 48 * secondsInHour;
/** An event that ended this long ago keeps one row of each price. */
const summaryAfterSeconds = 90 * secondsInDay;
/** Seconds; a match moves faster than the days before it. */
const bucketSeconds = { inPlay: 60, before: 300 };

/** A batch is one transaction of a few thousand rows: other writes wait for it only briefly. */
const seriesPerBatch = 200;
const maxBatches = 50;

/**
 * Replaces the points of ended events: after two days by buckets of a minute in play and of five
 * minutes before, after 90 days by one row of each price. A row is at the time of its last odds, and
 * keeps the first, least and greatest of them; a suspension at the end of a bucket is a row too, so
 * that the closing odds before it are known. Works in bounded batches, and the rest is done at the next call. `now` is unix
 * seconds. Returns the number of compacted series.
 */
export async function compactPrices(database: Sql, now: number): Promise<number> {
  const inPlay = sql`p.at >= e.start_time`;
  const bucket = sql`p.at - p.at % case when ${inPlay} then ${sql.raw(`${bucketSeconds.inPlay}`)}
    else ${sql.raw(`${bucketSeconds.before}`)} end`;
  const buckets = { level: 1, endedBefore: now - bucketsAfterSeconds, time: bucket };
  const summary = { level: 2, endedBefore: now - summaryAfterSeconds, time: sql`0` };
  let compacted = 0;
  for (const step of [summary, buckets])
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const count = await compactBatch(database, step);
      compacted += count;
      if (count < seriesPerBatch) break;
    }
  return compacted;
}

type Step = { level: number; endedBefore: number; time: SQL };

function compactBatch(database: Sql, { level, endedBefore, time }: Step): Promise<number> {
  const current = sql.raw(currentStatuses.join(', '));
  return database.transaction(async transaction => {
    const batch = await rawRows<{ id: number }>(
      transaction,
      sql`update price_series set compaction = ${level} where id in (
            select s.id from price_series s join events e on e.id = s.event_id
            where s.compaction < ${level} and e.status not in (${current})
              and e.updated_at < ${endedBefore}
            order by s.id limit ${seriesPerBatch})
          returning id`,
    );
    if (batch.length === 0) return 0;
    const ids = sql.raw(batch.map(({ id }) => id).join(', '));
    const isLast = level === 2 ? sql`true` : sql`quoted.at > of.at`;
    // One statement: the new rows take the places of those that it deletes.
    await transaction.execute(
      sql`with gone as (
            delete from price_points where series_id in (${ids}) returning *
          ), timed as (
            select p.*, ${time} as bucket from gone p
            join price_series s on s.id = p.series_id join events e on e.id = s.event_id
          ), grouped as (
            select series_id, bucket, odds_milli is null as ended, max(at) as at,
              (array_agg(odds_milli order by at desc))[1] as odds_milli,
              (array_agg(coalesce(first_milli, odds_milli) order by at))[1] as first_milli,
              min(coalesce(low_milli, odds_milli)) as low_milli,
              max(coalesce(high_milli, odds_milli)) as high_milli
            from timed group by series_id, bucket, odds_milli is null
          )
          insert into price_points (series_id, at, odds_milli, first_milli, low_milli, high_milli)
          select series_id, at, odds_milli, first_milli, low_milli, high_milli from grouped of
          where not ended or not exists (
            select 1 from grouped quoted where quoted.series_id = of.series_id
              and quoted.bucket = of.bucket and not quoted.ended and ${isLast})`,
    );
    return batch.length;
  });
}
