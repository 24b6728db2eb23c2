/*
 * `node sqlite-file.mjs copy FILE TO` writes a consistent copy of the editor's SQLite database, also while the
 * editor runs. `release FILE` exits with 1 while a program has it open, and leaves it as one file otherwise.
 */
import { createClient } from '@libsql/client';

const [action, file, to] = process.argv.slice(2);
const client = createClient({ url: `file:${file}` });

try {
  if (action === 'copy') await client.execute({ sql: 'VACUUM INTO ?', args: [to] });
  // SQLite leaves the mode of its log only for a connection that is the only one.
  else await client.execute('PRAGMA journal_mode = DELETE');
} catch (error) {
  process.stderr.write(
    error.code === 'SQLITE_BUSY' ? 'Stop the editor first.' : `${file}: ${error.message}`,
  );
  process.exitCode = 1;
} finally {
  client.close();
}
