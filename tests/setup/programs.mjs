import path from 'node:path';
import { bundlePrograms } from '../../scripts/build/bundle-programs.mjs';
import { root } from '../../scripts/processes/run-command.mjs';

/**
 * Bundles the programs that unit tests start, as the build does: from its sources each would first be
 * compiled, which takes a second of CPU every time.
 */
export default async function bundleTestedPrograms() {
  const folder = path.join(root, 'test-results/programs');
  await bundlePrograms(folder);
  process.env.TESTED_PROGRAMS = folder;
}
