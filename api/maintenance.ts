import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Logger } from 'pino';
import type { FeedStore } from './store/feeds/feed-store';
import type { Store } from './store/store';
import type { VisitorServices } from './visitors/visitor-services';

/** Matches that no source names any more. */
const keepLinksMs = 30 * millisecondsInDay;
const intervalMs = 5 * millisecondsInMinute;

type Deps = {
  visitorServices: Pick<VisitorServices, 'purgeExpired'>;
  store: Pick<Store, 'compactPrices' | 'vacuum'>;
  feedStore: Pick<FeedStore, 'purgeLinks'>;
  /** Unix ms. */
  now: () => number;
  log: Logger;
};

/** Every few minutes deletes what has passed its retention period and compacts the price history. */
export function startMaintenance({ visitorServices, store, feedStore, now, log }: Deps) {
  const timer = setInterval(() => {
    visitorServices
      .purgeExpired()
      .then(() => store.compactPrices(getUnixTime(now())))
      .then(() => feedStore.purgeLinks(getUnixTime(now() - keepLinksMs)))
      .then(() => store.vacuum())
      .catch((error: unknown) => log.error({ err: error }, 'tidying failed'));
  }, intervalMs).unref();
  return { stop: () => clearInterval(timer) };
}
