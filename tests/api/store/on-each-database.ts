import type { Database } from '@/api/store/database';
import { isPostgresThere, openEmbedded, openOwnPostgres } from './databases';

/** Runs the same tests on the embedded database, and on Postgres where it is available. */
export function onEachDatabase(
  subject: string,
  tests: (open: () => Promise<Database>) => void,
): void {
  describe(`${subject} on the embedded database`, () => tests(() => openEmbedded()));
  const onPostgres = isPostgresThere() ? describe : describe.skip;
  onPostgres(`${subject} on Postgres`, () => tests(openOwnPostgres));
}
