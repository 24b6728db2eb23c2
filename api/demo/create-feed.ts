import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '@/lib/clock';
import type { Settings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import type { Store } from '@/api/store/store';
import { createDemoFeed, demoCredit } from '@/api/demo/demo-feed';
import { createImportedRecords } from '@/api/demo/records/imported-records';
import { loadRecords } from '@/api/demo/records/load-records';
import type { Feed } from '@/api/feeds/feed';

type Deps = {
  store: Pick<Store, 'savedSchedule' | 'saveSchedule'>;
  clock: Clock;
  log: Logger;
};

/** The folder of imported matches in DATA_DIR. */
export const importedFolder = 'records';

/** The credit that the source of `FEED` requires on every page; null without one. */
export const creditOf = ({ FEED }: Pick<Settings, 'FEED'>): string | null =>
  FEED === 'demo' ? demoCredit : null;

const noFeed: Feed = {
  start: async () => undefined,
  stop: async () => undefined,
};

/** Creates the demo for `FEED=demo`; other matches come from the sources of `createSources`. */
export async function createFeed(
  {
    FEED,
    DEMO_SPEED,
    DEMO_BOOKMAKERS,
    DATA_DIR,
  }: Pick<Settings, 'FEED' | 'DEMO_SPEED' | 'DEMO_BOOKMAKERS' | 'DATA_DIR'>,
  { store, clock, log }: Deps,
): Promise<Feed> {
  if (FEED !== 'demo') return noFeed;
  return createDemoFeed({
    records: await loadRecords(projectPath('api/demo/records/data')),
    imported: createImportedRecords(join(projectPath(DATA_DIR), importedFolder), log),
    scheduleStore: { load: store.savedSchedule, save: store.saveSchedule },
    clock,
    speed: DEMO_SPEED,
    bookmakerCount: DEMO_BOOKMAKERS,
    log,
  });
}
