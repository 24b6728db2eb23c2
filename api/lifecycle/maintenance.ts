import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Logger } from 'pino';
import type { Search } from '@/api/search/search';
import { startSearch } from '@/api/search/start-search';
import type { FeedStore } from '@/api/store/feeds/feed-store';
import type { Store } from '@/api/store/store';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import type { AlertServices } from '@/api/visitors/alerts/alert-services';
import type { VisitorServices } from '@/api/visitors/visitor-services';

/** Matches that no source names any more. */
const keepLinksMs = 30 * millisecondsInDay;
const intervalMs = 5 * millisecondsInMinute;

type Deps = {
  visitorServices: Pick<VisitorServices, 'purgeExpired'>;
  alerts: Pick<AlertServices, 'purgeExpired' | 'watch'> | null;
  /** Of the leader, where there are several instances. */
  alertStore: AlertStore;
  store: Pick<Store, 'compactPrices' | 'vacuum'>;
  feedStore: Pick<FeedStore, 'purgeLinks'>;
  search: Search;
  /** Several instances search, whatever one writes. */
  isShared: boolean;
  /** Unix ms. */
  now: () => number;
  log: Logger;
};

/**
 * What one instance does beside the feeds: every few minutes it deletes what has passed its retention
 * period and compacts the price history, and it writes the search index. Returns how to stop it.
 */
export function startMaintenance(deps: Deps): () => void {
  const { visitorServices, store, feedStore, now, log } = deps;
  const stopSearch = startSearch(deps.search, deps);
  const stopAlerts = deps.alerts?.watch(deps.alertStore);
  const timer = setInterval(() => {
    visitorServices
      .purgeExpired()
      .then(() => deps.alerts?.purgeExpired())
      .then(() => store.compactPrices(getUnixTime(now())))
      .then(() => feedStore.purgeLinks(getUnixTime(now() - keepLinksMs)))
      .then(() => store.vacuum())
      .catch((error: unknown) => log.error({ err: error }, 'tidying failed'));
  }, intervalMs).unref();
  return () => {
    clearInterval(timer);
    stopSearch();
    stopAlerts?.();
  };
}
