import { bundlePrograms } from '@/scripts/build/bundle-programs.mjs';
import { createEmbeddedTemplate } from '@/tests/setup/embedded-template';
import { programs } from './programs';

/**
 * The parts that all apps of a run share: the API with its movable clock, and a database with all
 * tables.
 */
export default async function prepare(): Promise<void> {
  await bundlePrograms(programs, {
    'api/test-server': 'tests/journeys/support/app/api-program.ts',
  });
  await createEmbeddedTemplate();
}
