import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EventPage, type WireEvent } from '@/lib/contract/event';
import { EventPricesQuery, maxPricedEvents } from '@/lib/contract/prices/event-prices';
import { errorResponses } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import { toFrameMarkets } from '@/api/live/frame-market';
import type { StoredEvent } from '@/api/store/stored-event';
import { toCard } from '@/api/views/event';
import { createCachedResponses } from './cached-responses';
import { sendResponse } from './response';

type Deps = { eventCache: EventCache };

/** GET /api/events/prices/. */
export const eventPriceRoutes =
  ({ eventCache }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(eventCache.generation);

    app.get(
      '/api/events/prices/',
      {
        schema: {
          summary: 'Events as lists have them, with every bookmaker’s prices of the first market',
          querystring: EventPricesQuery,
          response: { 200: EventPage, ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const ids = [...new Set(query.ids.split(','))].slice(0, maxPricedEvents);
        const response = await responses(ids.join(), () => {
          const results = ids.flatMap(id => {
            const event = eventCache.get(id);
            return event && !event.withdrawn ? [toPricedCard(event)] : [];
          });
          return { count: results.length, results };
        });
        return sendResponse(reply, response, 'live');
      },
    );
  };

/** An event as lists have it, with every bookmaker's prices of the first market. */
const toPricedCard = (event: StoredEvent): WireEvent => ({
  ...toCard(event),
  ...(event.fields.bookmakers && { bookmakers: event.fields.bookmakers }),
  markets: toFrameMarkets(event.markets.slice(0, 1), event.fields.bookmakers),
});
