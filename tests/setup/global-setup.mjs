import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { bundlePrograms } from '../../scripts/build/bundle-programs.mjs';
import { root } from '../../scripts/processes/run-command.mjs';

/**
 * Resources that tests of the API and of programs share: bundled programs, an embedded database to
 * copy, a Postgres.
 */
export default async function setUp() {
  // Each of their projects requires it, in one process.
  if (process.env.TESTED_PROGRAMS) return;
  await bundleTestedPrograms();
  const load = file => tsImport(file, import.meta.url);
  const { createEmbeddedTemplate } = await load('./embedded-template.ts');
  await createEmbeddedTemplate();
  const { startTestPostgres } = await load('./test-postgres.ts');
  globalThis.stopTestPostgres = await startTestPostgres();
}

/**
 * Bundles the programs that unit tests start, as the build does: from its sources each would first be
 * compiled, which takes a second of CPU every time.
 */
async function bundleTestedPrograms() {
  const folder = path.join(root, 'test-results/programs');
  await bundlePrograms(folder, { 'tests/ingest-process': 'tests/api/live/ingest-process.ts' });
  process.env.TESTED_PROGRAMS = folder;
}
