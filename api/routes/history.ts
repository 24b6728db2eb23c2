import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { EventPage } from '@/lib/contract/event';
import type { EventCache } from '@/api/live/event-cache';
import type { Store } from '@/api/store/store';
import { toCard } from '@/api/views/event';
import { sendResponse } from './response';
import { createCachedResponses } from './cached-responses';
import { pageQuery } from './list-query';
import { errorResponses } from '@/api/errors';

const HistoryQuery = pageQuery(7).extend({ list: z.string().optional() });

/** GET /api/events/history/: finished matches, newest first. */
export const historyRoutes =
  ({ eventCache, store }: { eventCache: EventCache; store: Store }): FastifyPluginAsyncZod =>
  async app => {
    const pages = createCachedResponses(eventCache.pastGeneration, 100);

    app.get(
      '/api/events/history/',
      {
        schema: {
          summary: 'Finished matches, newest first',
          querystring: HistoryQuery,
          response: { 200: EventPage, ...errorResponses('invalid') },
        },
      },
      async ({ query: { page_size: limit, page } }, reply) => {
        const response = await pages(`${limit} ${page}`, async () => {
          const { count, events } = await store.pastPage({ limit, offset: (page - 1) * limit });
          return { count, results: events.map(toCard) };
        });
        return sendResponse(reply, response, 'history');
      },
    );
  };
