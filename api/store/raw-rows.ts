import { sql, type SQL } from 'drizzle-orm';
import type { Sql } from '@/api/store/database';

/** The rows of a query as the driver returns them; both drivers return them as `rows`. */
export async function rawRows<T>(database: Sql, query: SQL): Promise<T[]> {
  const result = (await database.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

/** Names of tables and columns, quoted and separated by commas. */
export const names = (...list: readonly string[]): SQL =>
  sql.join(
    list.map(name => sql.identifier(name)),
    sql`, `,
  );
