import type { Bus } from '@/api/live/bus';
import { currentStatuses } from '@/lib/contract/event-status';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import type { RevalidationClient, RevalidationOptions } from './revalidation-client';
import { createRevalidationClients } from './revalidation-clients';

type Options = RevalidationOptions & {
  /** The sites for this program, of which each may be a name with several addresses; without any, `siteUrl`. */
  internalUrls: readonly string[];
  /** Whether instances share the work, each of them with an instance of the site. */
  isShared: boolean;
  /** Whether the feeds run in this instance. */
  isLeading: () => boolean;
  bus: Pick<Bus, 'subscribe'>;
};

/**
 * Reports to the site what was published and, where the feeds run, each match that ended: its page is then
 * sent as ended at once, not after its lifetime in the cache.
 */
export function createSiteReports(options: Options): RevalidationClient {
  const { isShared, isLeading, bus, siteUrl, internalUrls, ...site } = options;
  const client = createRevalidationClients({
    ...site,
    siteUrls: internalUrls.length > 0 ? internalUrls : [siteUrl],
    ...(isShared ? { reportsChanges: isLeading } : { resolve: () => Promise.resolve([]) }),
  });
  bus.subscribe(({ eventId, full: { status } }) => {
    if (status === undefined || currentStatuses.includes(status) || !isLeading()) return;
    // Search engines are notified of content only.
    client.notify([contentTags.event(eventId)], { isRepeat: true });
  });
  return client;
}
