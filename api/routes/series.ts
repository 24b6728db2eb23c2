import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Series } from '@/lib/contract/series';
import { errorResponses, notFound } from '@/api/errors';
import type { ContentSource } from '@/api/content/content-source';
import { storyIndex } from '@/api/content/stories/story-index';
import type { EventCache } from '@/api/live/event-cache';
import type { Store } from '@/api/store/store';
import { toSeries } from '@/api/views/series';
import { createCachedResponses } from './cached-responses';
import { sendResponse } from './response';

type Deps = { content: ContentSource; eventCache: EventCache; store: Store };

const shownStories = 4;

/**
 * Leagues whose response is cached; a client cannot fill it with names, since others are not
 * cached.
 */
const cachedLeagues = 100;

/** GET /api/leagues/{slug}/series/. */
export const seriesRoutes =
  ({ content, eventCache, store }: Deps): FastifyPluginAsyncZod =>
  async app => {
    // A table changes with a result only; what is live comes with the list of open matches.
    const responses = createCachedResponses(eventCache.pastGeneration, cachedLeagues);

    app.get(
      '/api/leagues/:slug/series/',
      {
        schema: {
          summary: "A league's results, points tables, series scores and stories",
          params: z.object({ slug: z.string().min(1).max(100) }),
          response: { 200: Series, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const response = await responses(`${content.generation()} ${slug}`, async () => {
          const series = toSeries({
            slug,
            past: await store.pastMatchesOfLeague(slug),
            current: eventCache.all(),
            competitions: content.current().competitions,
            storiesOf: matches =>
              storyIndex(content.current().news)
                .aboutLeague(slug, matches, shownStories)
                .map(({ card }) => card),
          });
          if (!series) throw notFound('League');
          return series;
        });
        return sendResponse(reply, response, 'history');
      },
    );
  };
