import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Movers, MoversQuery } from '@/lib/contract/prices/movers';
import { bestPrice } from '@/lib/contract/prices/price-history';
import { errorResponses } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import { isPast, type StoredEvent } from '@/api/store/stored-event';
import type { Store } from '@/api/store/store';
import { toMovers } from '@/api/views/movers';
import { createCachedResponses } from './cached-responses';
import { chosenBookmakers } from './chosen-bookmakers';
import { sendResponse } from './response';

type Deps = {
  eventCache: EventCache;
  store: Store;
  /** Unix ms. */
  now: () => number;
};

/** The moves of an hour change slowly, and each response reads every open match's prices. */
const lifetimeSeconds = 10;

/** GET /api/movers/. */
export const moverRoutes =
  ({ eventCache, store, now }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(() => Math.floor(now() / 1000 / lifetimeSeconds));

    app.get(
      '/api/movers/',
      {
        schema: {
          summary: 'The best prices, of all or some bookmakers, that moved most in open events',
          querystring: MoversQuery,
          response: { 200: Movers, ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const { hours = '1', type = null, page_size: limit = '20' } = query;
        const chosen = chosenBookmakers(query.bookmakers);
        const key = JSON.stringify([hours, type, limit, chosen]);
        const response = await responses(key, async () => {
          const until = Math.floor(now() / 1000);
          const since = until - Number(hours) * 3600;
          const isListed = ({ kind }: StoredEvent) => type === null || kind === type;
          const events = eventCache.all().filter(event => isListed(event) && !isPast(event));
          const window = {
            eventIds: events.map(({ id }) => id),
            bookmakers: [bestPrice, ...(chosen ?? [])],
            since,
            until,
          };
          const options = { events, window, limit: Number(limit) };
          const largest = toMovers(await store.priceMoves(window, 'ends'), options);
          const lineOf = largest.map(({ event, market, selection }) => ({
            eventId: String(event.id),
            marketId: String(market.id),
            selectionId: String(selection.id),
          }));
          const results = toMovers(await store.priceMoves(window, { lineOf }), options);
          return chosen ? { results, bookmakers: chosen } : { results };
        });
        return sendResponse(reply, response, 'history');
      },
    );
  };
