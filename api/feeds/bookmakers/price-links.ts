import { byAge } from '@/api/feeds/merging/event-links';
import { teamsOf } from '@/api/feeds/merging/merge-event';
import { linkOfPrice, type PriceId } from '@/api/feeds/merging/merge-prices';
import type { FeedStore } from '@/api/store/feeds/feed-store';
import type { BookmakerRules } from './bookmaker-file';
import { createBookmakerMap } from './map-bookmakers';

/** The link that the source of a price has for it; null without one. */
export type PriceLinks = (eventId: string, price: PriceId) => Promise<string | null>;

/**
 * Finds links in the database, where every instance of the API has them, and only for bookmakers with
 * an agreement about links of sources.
 */
export function createPriceLinks(
  store: Pick<FeedStore, 'linksOf'>,
  rules: BookmakerRules,
): PriceLinks {
  const mapBookmakers = createBookmakerMap(rules);
  return async (eventId, price) => {
    if (rules.get(price.bookmaker)?.deepLink === undefined) return null;
    const [first, ...rest] = (await store.linksOf(eventId)).sort(byAge).map(link => ({
      ...link,
      prices: link.prices && mapBookmakers(link.source, link.prices),
    }));
    return first ? linkOfPrice([first, ...rest], price, teamsOf([first, ...rest])) : null;
  };
}
