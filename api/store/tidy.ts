import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Postgres vacuums and checkpoints in the background; the embedded database has no background, so
 * its tables and its log would grow with every ball. Does nothing on Postgres.
 */
export async function tidy({ sql: query, embedded }: Database): Promise<void> {
  if (!embedded) return;
  for (const table of ['events', 'markets', 'match_infos', 'commentary_items', 'demo_schedule'])
    await query.execute(sql.raw(`vacuum (analyze) ${table}`));
  await query.execute(sql`checkpoint`);
}
