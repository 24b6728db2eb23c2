import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SiteIndex } from '@/lib/contract/page';
import { countTags } from '@/lib/domain/content/tags/tag-counts';
import type { ContentSource } from '@/api/content/content-source';
import { storyIndex } from '@/api/content/stories/story-index';
import type { EventCache } from '@/api/live/event-cache';
import type { Store } from '@/api/store/store';
import { createCachedResponses } from './cached-responses';
import { sendResponse } from './response';

type Deps = {
  content: ContentSource;
  eventCache: EventCache;
  store: Pick<Store, 'pastLeagues'>;
};

/** GET /api/site-index/, from which sitemaps are made. */
export const siteIndexRoutes =
  ({ content, eventCache, store }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(
      () => content.generation() + eventCache.pastGeneration(),
      1,
    );

    app.get(
      '/api/site-index/',
      {
        schema: {
          summary: 'The names of all pages, tags, and leagues with ended matches',
          response: { 200: SiteIndex },
        },
      },
      async (_request, reply) => {
        const response = await responses('', async () => {
          const { news, pages, guides } = content.current();
          const guideTags = countTags(guides.map(({ tags }) => tags ?? []));
          return {
            pages: [...pages.keys()],
            leagues: await store.pastLeagues(),
            tags: {
              news: storyIndex(news).tagCounts(),
              guides: guideTags.map(({ slug, count }) => ({ tag: slug, count })),
            },
          };
        });
        return sendResponse(reply, response, 'content');
      },
    );
  };
