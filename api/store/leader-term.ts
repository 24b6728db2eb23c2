import { eq } from 'drizzle-orm';
import type { Database, Sql } from './database';
import { leaders } from './tables';

export const feedsRole = 'feeds';

/** The instance that writes is no longer the leader: nothing of the transaction is stored. */
export class LostLeadershipError extends Error {
  override name = 'LostLeadershipError';
  constructor(readonly term: number) {
    super(`Term ${term} of the leader has ended: another instance runs the feeds.`);
  }
}

/**
 * Runs writes of the leader. With a term they share a transaction with a check of it, which waits for
 * an election and makes elections wait: throws `LostLeadershipError` when another instance was elected.
 */
export function fenced<T>(database: Database, write: (sql: Sql) => Promise<T>): Promise<T> {
  const { sql, term } = database;
  if (term === undefined) return write(sql);
  return sql.transaction(async transaction => {
    const [row] = await transaction
      .select({ term: leaders.term })
      .from(leaders)
      .where(eq(leaders.role, feedsRole))
      .for('share');
    if (row?.term !== term) throw new LostLeadershipError(term);
    return write(transaction);
  });
}

/** The URL of the current leader; null before the first election. */
export async function leaderUrl({ sql }: Database): Promise<string | null> {
  const [row] = await sql
    .select({ url: leaders.url })
    .from(leaders)
    .where(eq(leaders.role, feedsRole));
  return row?.url ?? null;
}
