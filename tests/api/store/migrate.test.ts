import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrations, openDatabase } from '@/api/store/database';
import { isPostgresThere, ownPostgresUrl } from './databases';

const withPostgres = isPostgresThere() ? test : test.skip;

withPostgres('two instances that start together migrate an empty database once', async () => {
  const own = await ownPostgresUrl();
  const open = () => openDatabase({ databaseUrl: own.url, dataDir: null });
  const [first, second] = await Promise.all([open(), open()]);

  const { rows } = (await first.sql.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { count: number }[] };
  const journal = JSON.parse(
    readFileSync(join(migrations.migrationsFolder, 'meta/_journal.json'), 'utf8'),
  ) as { entries: unknown[] };
  expect(rows).toEqual([{ count: journal.entries.length }]);

  await Promise.all([first.close(), second.close()]);
  await own.drop();
});
