import { createTemplateDatabase } from '@/tests/api/store/databases';
import { hasPostgresPrograms, startPostgres } from '@/tests/instances/postgres-server';

/**
 * Starts one Postgres for all unit tests, unless `TEST_DATABASE_URL` names one, and returns what stops
 * it. Where its programs are not installed, tests that need it are skipped and the others use the
 * embedded database.
 */
export async function startTestPostgres(): Promise<() => void> {
  let stop = (): void => undefined;
  if (!process.env.TEST_DATABASE_URL) {
    if (!hasPostgresPrograms()) return stop;
    // Its data does not outlive the run, so that nothing has to reach the disk.
    const server = await startPostgres('-c fsync=off -c full_page_writes=off');
    process.env.TEST_DATABASE_URL = server.url;
    stop = () => server.stop();
    endWithProcess(stop);
  }
  await createTemplateDatabase();
  return stop;
}

/** Jest calls no teardown when it is interrupted. */
function endWithProcess(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
}
