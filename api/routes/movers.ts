import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Movers, MoversQuery } from '@/lib/contract/prices/movers';
import { errorResponses } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import { isPast, type StoredEvent } from '@/api/store/stored-event';
import type { Store } from '@/api/store/store';
import { toMovers } from '@/api/views/movers';
import { createCachedResponses } from './cached-responses';
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
          summary: 'The best prices of open events that moved most, by implied probability',
          querystring: MoversQuery,
          response: { 200: Movers, ...errorResponses('invalid') },
        },
      },
      async ({ query: { hours = '1', type = null, page_size: limit = '20' } }, reply) => {
        const response = await responses(`${hours} ${type} ${limit}`, async () => {
          const until = Math.floor(now() / 1000);
          const since = until - Number(hours) * 3600;
          const isListed = ({ kind }: StoredEvent) => type === null || kind === type;
          const events = eventCache.all().filter(event => isListed(event) && !isPast(event));
          const eventIds = events.map(({ id }) => id);
          const rows = await store.priceMoves({ eventIds, since, until });
          return { results: toMovers(rows, { events, since, limit: Number(limit) }) };
        });
        return sendResponse(reply, response, 'history');
      },
    );
  };
