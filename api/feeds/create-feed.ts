import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../env';
import { projectPath } from '../project-path';
import type { Store } from '../store/store';
import { createDemoFeed } from './demo/demo-feed';
import { createImportedRecords } from './demo/imported-records';
import { loadRecords } from './demo/records';
import type { Feed } from './feed';

type Deps = {
  store: Pick<Store, 'savedSchedule' | 'saveSchedule'>;
  /** Unix ms. */
  now: () => number;
  log: Logger;
};

/** In DATA_DIR: matches that an operator has imported. */
export const importedFolder = 'records';

const noFeed: Feed = { start: async () => undefined, stop: async () => undefined };

/** The feed that `FEED` names; `none` leaves the matches as they are stored. */
export async function createFeed(
  { FEED, DEMO_SPEED, DATA_DIR }: Pick<Settings, 'FEED' | 'DEMO_SPEED' | 'DATA_DIR'>,
  { store, now, log }: Deps,
): Promise<Feed> {
  if (FEED === 'none') return noFeed;
  return createDemoFeed({
    records: await loadRecords(projectPath('api/data')),
    imported: createImportedRecords(join(projectPath(DATA_DIR), importedFolder), log),
    scheduleStore: { load: store.savedSchedule, save: store.saveSchedule },
    now,
    speed: DEMO_SPEED,
    log,
  });
}
