import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ClosedMarkets, ClosedMarketsQuery } from '@/lib/contract/prices/closed-markets';
import { errorResponses, notFound } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import type { Store } from '@/api/store/store';
import { sendResponse, toResponse } from './response';

type Deps = { eventCache: EventCache; store: Store };

/** GET /api/events/{id}/closed-markets/. */
export const closedMarketRoutes =
  ({ eventCache, store }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/events/:id/closed-markets/',
      {
        schema: {
          summary: 'Markets that a current event no longer has, the last closed first',
          params: z.object({ id: z.string().max(100) }),
          querystring: ClosedMarketsQuery,
          response: { 200: ClosedMarkets, ...errorResponses('invalid', 'notFound') },
        },
      },
      async ({ params: { id }, query }, reply) => {
        const event = eventCache.get(id) ?? (await store.eventById(id));
        if (!event || event.withdrawn) throw notFound('Event');
        const rows = await store.closedMarketsOf(id, query.market ?? null);
        const results = rows.map(({ closedAt, ...market }) => ({ ...market, closed_at: closedAt }));
        return sendResponse(reply, toResponse({ results }), 'live');
      },
    );
  };
