import { getPayload } from 'payload';

/*
 * Writes a consistent copy of the SQLite database, also while the editor runs: the part of
 * `npm run editor -- backup FILE` that needs the database's own program.
 */
type Sqlite = { client: { execute(query: { sql: string; args: string[] }): Promise<unknown> } };

try {
  const file = process.argv.at(-1) ?? '';
  const { default: config } = await import('@/src/payload.config');
  const payload = await getPayload({ config });
  const { client } = payload.db as unknown as Sqlite;
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
