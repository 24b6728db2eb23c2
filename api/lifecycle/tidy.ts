import { millisecondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Logger } from 'pino';
import type { FeedStore } from '@/api/store/feeds/feed-store';
import type { Store } from '@/api/store/store';
import type { AlertServices } from '@/api/visitors/alerts/alert-services';
import type { VisitorServices } from '@/api/visitors/visitor-services';

/** Matches that no source names any more. */
const keepLinksMs = 30 * millisecondsInDay;

export type TidyDeps = {
  visitorServices: Pick<VisitorServices, 'purgeExpired'>;
  alerts: Pick<AlertServices, 'purgeExpired'> | null;
  store: Pick<Store, 'compactPrices' | 'purgeClosedMarkets' | 'vacuum'>;
  feedStore: Pick<FeedStore, 'purgeLinks'>;
  /** Unix ms. */
  now: () => number;
  log: Pick<Logger, 'error'>;
};

/**
 * Deletes what has passed its retention period, compacts the price history and frees unused space.
 * A task that fails is logged, and the others still run.
 */
export async function tidy(deps: TidyDeps): Promise<void> {
  const { visitorServices, alerts, store, feedStore, now, log } = deps;
  const parts: [string, () => Promise<unknown> | undefined][] = [
    ['data of visitors', visitorServices.purgeExpired],
    ['alerts', () => alerts?.purgeExpired()],
    ['closed markets', store.purgeClosedMarkets],
    ['price history', () => store.compactPrices(getUnixTime(now()))],
    ['links of sources', () => feedStore.purgeLinks(getUnixTime(now() - keepLinksMs))],
    ['unused space', store.vacuum],
  ];
  for (const [part, work] of parts)
    try {
      await work();
    } catch (error) {
      log.error({ err: error, part }, 'tidying failed');
    }
}
