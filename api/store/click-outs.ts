import { randomBytes } from 'node:crypto';
import { asc, gte, sql } from 'drizzle-orm';
import type { Sql } from './database';
import { addressKeys, clickOuts } from './visitor-tables';

export type ClickOutRow = typeof clickOuts.$inferSelect;

/**
 * Writes a click-out once. Answers the `url` of the row with its key: for a retry, the one that the
 * first attempt was told.
 */
export async function writeClickOut(database: Sql, row: ClickOutRow): Promise<string> {
  const [kept] = await database
    .insert(clickOuts)
    .values(row)
    .onConflictDoUpdate({ target: clickOuts.key, set: { key: row.key } })
    .returning({ url: clickOuts.url });
  return kept?.url ?? row.url;
}

/** The day's key for addresses, made when first asked for. `day` is `YYYY-MM-DD` in UTC. */
export async function addressKeyOf(database: Sql, day: string): Promise<string> {
  const [kept] = await database
    .insert(addressKeys)
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflictDoUpdate({ target: addressKeys.day, set: { day } })
    .returning({ key: addressKeys.key });
  return kept?.key ?? '';
}

export type ClickOutCount = {
  day: string;
  bookmaker: string;
  market: string;
  people: number;
  bots: number;
};

/** Click-outs since a moment by UTC day, bookmaker and market; bots are counted apart. */
export function clickOutCounts(database: Sql, since: number): Promise<ClickOutCount[]> {
  const day = sql<string>`to_char(to_timestamp(${clickOuts.at} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;
  const bookmaker = sql<string>`coalesce(${clickOuts.bookmaker}, '')`;
  const market = sql<string>`${clickOuts.marketName}`;
  return database
    .select({
      day: day.as('day'),
      bookmaker: bookmaker.as('bookmaker'),
      market: market.as('market'),
      people: sql`count(*) filter (where not ${clickOuts.isBot})`.mapWith(Number),
      bots: sql`count(*) filter (where ${clickOuts.isBot})`.mapWith(Number),
    })
    .from(clickOuts)
    .where(gte(clickOuts.at, since))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(asc(sql`1`), asc(sql`2`), asc(sql`3`));
}
