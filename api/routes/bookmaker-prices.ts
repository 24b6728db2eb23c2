import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { BookmakerPrices } from '@/lib/contract/prices/bookmaker-prices';
import type { ContentSource } from '@/api/content/content-source';
import { errorResponses, notFound } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import { isPast } from '@/api/store/stored-event';
import { toBookmakerPrices } from '@/api/views/bookmaker-prices';
import { createCachedResponses } from './cached-responses';
import { sendResponse } from './response';

type Deps = { eventCache: EventCache; content: ContentSource };

/** GET /api/bookmakers/{slug}/prices/. */
export const bookmakerPriceRoutes =
  ({ eventCache, content }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(eventCache.generation);

    app.get(
      '/api/bookmakers/:slug/prices/',
      {
        schema: {
          summary: 'The open matches that a bookmaker quotes, with its prices',
          params: z.object({ slug: z.string() }),
          response: { 200: BookmakerPrices, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const { bookmakers } = content.current();
        if (!bookmakers.some(({ item }) => item.slug === slug)) throw notFound('Bookmaker');
        const response = await responses(slug, () => {
          const open = eventCache.all().filter(event => event.kind === 'match' && !isPast(event));
          return { results: toBookmakerPrices(open, slug) };
        });
        return sendResponse(reply, response, 'live');
      },
    );
  };
