import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { millisecondsInMinute } from 'date-fns/constants';
import { startOfDay } from 'date-fns/startOfDay';
import type { AdminAnswer } from '@/lib/contract/admin/admin-answers';
import { inUtc } from '@/lib/dates/utc';
import type { Sql } from './database';
import { addressKeys, clickOuts } from './visitor-tables';

export type ClickOutRow = Omit<typeof clickOuts.$inferSelect, 'isFirst' | 'isRepeat'>;

const repeatMs = millisecondsInMinute;

/**
 * Stores a click-out once per idempotency key. Returns the stored `url`: for a retry that of the
 * first attempt.
 */
export async function writeClickOut(database: Sql, row: ClickOutRow): Promise<string> {
  const [stored] = await database
    .insert(clickOuts)
    .values(row)
    .onConflictDoUpdate({ target: clickOuts.key, set: { key: row.key } })
    .returning({ url: clickOuts.url });
  return stored?.url ?? row.url;
}

/** The day's key for hashing addresses, created on first use. `day` is `YYYY-MM-DD` in UTC. */
export async function addressKeyOf(database: Sql, day: string): Promise<string> {
  const [stored] = await database
    .insert(addressKeys)
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflictDoUpdate({ target: addressKeys.day, set: { day } })
    .returning({ key: addressKeys.key });
  return stored?.key ?? '';
}

/**
 * Clicks of people with the data that distinguishes visitors: as stored, else from existing hashes.
 */
const clicks = (where: SQL) => sql`
  select key, at, bookmaker, market_name, is_bot, is_first as stored_first,
    coalesce(is_first, case when address_hash is not null
      then row_number() over (
        partition by address_hash, is_bot, bookmaker, market_name order by at, key) = 1
      end) as is_first,
    coalesce(is_repeat, case when address_hash is not null
      then coalesce(at - lag(at) over (
        partition by address_hash, is_bot, event_id, market_id, selection_id order by at, key)
        < ${repeatMs}::bigint, false)
      end) as is_repeat
  from click_outs where ${where}`;

/**
 * Click-outs by UTC day, bookmaker and market, from the beginning of the day of `since` (unix ms).
 * A visitor is one address hash, which changes every day. Bots are counted separately.
 */
export function clickOutCounts(database: Sql, since: number): Promise<AdminAnswer<'clickouts'>> {
  const firstDay = startOfDay(since, inUtc).getTime();
  const countIfKnown = (column: SQL) =>
    sql<number | null>`case when bool_and(is_bot or ${column} is not null)
      then count(*) filter (where not is_bot and ${column}) end`.mapWith(Number);
  return database
    .select({
      day: sql<string>`to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`,
      bookmaker: sql<string>`coalesce(bookmaker, '')`,
      market: sql<string>`market_name`,
      clicks: sql`count(*) filter (where not is_bot)`.mapWith(Number),
      repeats: countIfKnown(sql`is_repeat`),
      visitors: countIfKnown(sql`is_first`),
      bots: sql`count(*) filter (where is_bot)`.mapWith(Number),
    })
    .from(sql`(${clicks(sql`at >= ${firstDay}`)}) as counted`)
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1`, sql`2`, sql`3`);
}

const maxPages = 200;

/** Click-outs by the page on which they began, since a moment (unix ms): the most clicked first. */
export function clickOutPages(
  database: Sql,
  since: number,
): Promise<AdminAnswer<'clickout pages'>> {
  return database
    .select({
      page: sql<string>`coalesce(page, '')`,
      clicks: sql`count(*) filter (where not is_bot)`.mapWith(Number),
      bots: sql`count(*) filter (where is_bot)`.mapWith(Number),
    })
    .from(clickOuts)
    .where(sql`at >= ${since}`)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(maxPages);
}

/**
 * Stores which click-outs of past days are a visitor's first, so that visitors can be counted after
 * their address hashes are erased. Called before that; `now` is unix ms.
 */
export async function storeVisitorCounts(database: Sql, now: number): Promise<void> {
  const today = startOfDay(now, inUtc).getTime();
  const open = sql`is_first is null and address_hash is not null and at < ${today}`;
  const visitors = sql`address_hash in (select address_hash from click_outs where ${open})`;
  await database.execute(sql`
    update click_outs set is_first = counted.is_first, is_repeat = counted.is_repeat
    from (${clicks(visitors)}) as counted
    where click_outs.key = counted.key and counted.stored_first is null`);
}
