import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrations as folder, type Sql } from '@/api/store/database';
import { rawRows } from '@/api/store/raw-rows';

/** A migration that a database has: when it was written (unix ms) identifies it. */
export type AppliedMigration = { at: number; hash: string };

/** Drizzle's table of applied migrations, created as Drizzle creates it. */
export async function createMigrationsTable(database: Sql): Promise<void> {
  await database.execute(sql`create schema if not exists drizzle`);
  await database.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
}

/** Oldest first; none when the database was never used by this program. */
export async function appliedMigrations(database: Sql): Promise<AppliedMigration[]> {
  const [{ exists = false } = {}] = await rawRows<{ exists: boolean }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!exists) return [];
  const rows = await rawRows<{ hash: string; at: string }>(
    database,
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }));
}

/** The program's own migrations, oldest first. */
export const knownMigrations = (): AppliedMigration[] =>
  readMigrationFiles(folder).map(({ hash, folderMillis }) => ({ hash, at: folderMillis }));

/**
 * Applies the migrations after `after` up to and including `until` (unix ms) inside the caller's
 * transaction; Drizzle's own function would start another one.
 */
export async function applyMigrations(
  database: Sql,
  { after, until }: { after: number; until: number },
): Promise<void> {
  for (const migration of readMigrationFiles(folder)) {
    if (migration.folderMillis <= after || migration.folderMillis > until) continue;
    for (const statement of migration.sql) await database.execute(sql.raw(statement));
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at)
          values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}
