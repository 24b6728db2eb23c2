import type { Logger } from 'pino';
import type { Settings } from '@/api/env';
import { createCricketDataFeed } from './cricketdata/cricketdata-feed';
import { createEntitySportFeed } from './entitysport/entitysport-feed';
import type { Merger } from './merging/merger';
import type { PolledSource } from './provider/polled-source';

type Deps = {
  merger: Merger;
  /** Unix ms. */
  now: () => number;
  log: Logger;
};

/** Creates the source of `FEED_SCORES`; null without one, and without its keys. */
export function createScoreFeed(settings: Settings, deps: Deps): PolledSource | null {
  switch (settings.FEED_SCORES) {
    case undefined:
      return null;
    case 'entitysport': {
      const { ENTITYSPORT_ACCESS_KEY: accessKey, ENTITYSPORT_SECRET_KEY: secretKey } = settings;
      if (accessKey === undefined || secretKey === undefined)
        return withoutKeys(deps.log, 'ENTITYSPORT_ACCESS_KEY and ENTITYSPORT_SECRET_KEY');
      return createEntitySportFeed({
        ...deps,
        url: settings.ENTITYSPORT_URL,
        accessKey,
        secretKey,
        callsPerMinute: settings.ENTITYSPORT_CALLS_PER_MINUTE,
      });
    }
    case 'cricketdata':
      return settings.CRICKETDATA_KEY === undefined
        ? withoutKeys(deps.log, 'CRICKETDATA_KEY')
        : createCricketDataFeed({
            ...deps,
            url: settings.CRICKETDATA_URL,
            key: settings.CRICKETDATA_KEY,
            dailyHits: settings.CRICKETDATA_DAILY_HITS,
          });
  }
}

function withoutKeys(log: Logger, names: string): null {
  log.error(`FEED_SCORES needs a key: set ${names}. The site runs without its scores.`);
  return null;
}
