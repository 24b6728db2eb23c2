import type { Database } from '@/api/store/database';
import { isPostgresThere, openAnyDatabase, openEmbedded, openOwnPostgres } from './databases';

/** Runs the same tests on the embedded database, and on Postgres where it is available. */
export function onEachDatabase(
  subject: string,
  tests: (open: () => Promise<Database>) => void,
): void {
  describe(`${subject} on the embedded database`, () => tests(() => openEmbedded()));
  const onPostgres = isPostgresThere() ? describe : describe.skip;
  onPostgres(`${subject} on Postgres`, () => tests(openOwnPostgres));
}

/** Runs tests that do not depend on the kind of database on Postgres, or without one on the embedded one. */
export const onAnyDatabase = (
  subject: string,
  tests: (open: () => Promise<Database>) => void,
): void => describe(subject, () => tests(openAnyDatabase));
