import { existsSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';

/*
 * `npm run editor -- backup FILE`: a consistent copy of the SQLite database, also while the editor runs.
 */
type Sqlite = { client?: { execute(query: { sql: string; args: string[] }): Promise<unknown> } };

try {
  const name = process.argv.at(-1) ?? '';
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (existsSync(file)) throw new Error(`The file ${file} exists already.`);
  const { default: config } = await import('@/src/payload.config');
  const payload = await getPayload({ config });
  const { client } = payload.db as unknown as Sqlite;
  if (!client || process.env.EDITOR_DATABASE_URL)
    throw new Error('The editor is on Postgres: use pg_dump --schema=editor.');
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] });
  process.stdout.write(`Copied users, drafts and versions to ${file}.\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
