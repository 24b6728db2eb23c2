import type { Logger } from 'pino';
import type { Settings } from '../env';
import { projectPath } from '../project-path';
import type { Store } from '../store/store';
import { createDemoFeed } from './demo/demo-feed';
import { loadRecords } from './demo/records';
import type { Feed } from './feed';

type Deps = {
  store: Pick<Store, 'savedSchedule' | 'saveSchedule'>;
  /** Unix ms. */
  now: () => number;
  log: Logger;
};

const noFeed: Feed = { start: async () => undefined, stop: async () => undefined };

/** The feed that `FEED` names; `none` leaves the matches as they are stored. */
export async function createFeed(
  { FEED, DEMO_SPEED }: Pick<Settings, 'FEED' | 'DEMO_SPEED'>,
  { store, now, log }: Deps,
): Promise<Feed> {
  if (FEED === 'none') return noFeed;
  return createDemoFeed({
    records: await loadRecords(projectPath('api/data')),
    scheduleStore: { load: store.savedSchedule, save: store.saveSchedule },
    now,
    speed: DEMO_SPEED,
    log,
  });
}
