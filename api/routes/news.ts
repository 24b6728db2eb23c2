import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { NewsItem, NewsPage } from '@/lib/contract/news';
import type { ContentSource } from '@/api/content/content-source';
import { errorResponses, notFound } from '@/api/errors';
import { sendResponse } from './response';
import { createCachedResponses } from './cached-responses';
import { hasTags, pageOf, taggedQuery } from './list-query';

const ListQuery = taggedQuery(9);

/** GET /api/news/ and /api/news/{slug}/. */
export const newsRoutes =
  (content: ContentSource): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(content.generation);

    app.get(
      '/api/news/',
      {
        schema: {
          summary: 'News, newest first, with excerpts; of several tags all must match',
          querystring: ListQuery,
          response: { 200: NewsPage, ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const response = await responses(JSON.stringify(query), () => {
          const { news, banners } = content.current();
          const tagged = news.filter(({ item }) => hasTags(query.tag, item.tags ?? []));
          const cards = tagged.map(({ card }) => card);
          return { ...pageOf(cards, query), banner: banners.get('news_banner') ?? null };
        });
        return sendResponse(reply, response, 'content');
      },
    );
    app.get(
      '/api/news/:slug/',
      {
        schema: {
          summary: 'One complete news item',
          params: z.object({ slug: z.string() }),
          response: { 200: NewsItem, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const story = content.current().news.find(({ item }) => item.slug === slug);
        if (!story) throw notFound('News item');
        return sendResponse(reply, await responses(`/${slug}`, () => story.item), 'content');
      },
    );
  };
