import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ErrorBody } from '@/lib/contract/error';
import { NewsItem, NewsPage } from '@/lib/contract/news';
import type { LiveContent } from '../content/live-content';
import { notFound } from '../errors';
import { sendAnswer } from './answer';
import { createKeptAnswers } from './kept-answers';
import { hasTags, pageOf, taggedQuery } from './list-query';

const ListQuery = taggedQuery(9);

/** GET /api/news/ and /api/news/{slug}/. */
export const newsRoutes =
  (content: LiveContent): FastifyPluginAsyncZod =>
  async app => {
    const answers = createKeptAnswers(content.generation);

    app.get(
      '/api/news/',
      {
        schema: {
          summary: 'News, newest first, with excerpts; of several tags all must match',
          querystring: ListQuery,
          response: { 200: NewsPage, 400: ErrorBody },
        },
      },
      async ({ query }, reply) => {
        const answer = await answers(JSON.stringify(query), () => {
          const { news, banners } = content.current();
          const tagged = news.filter(({ item }) => hasTags(query.tag, item.tags ?? []));
          const cards = tagged.map(({ card }) => card);
          return { ...pageOf(cards, query), banner: banners.get('news_banner') ?? null };
        });
        return sendAnswer(reply, answer, 'content');
      },
    );
    app.get(
      '/api/news/:slug/',
      {
        schema: {
          summary: 'One news item, whole',
          params: z.object({ slug: z.string() }),
          response: { 200: NewsItem, 404: ErrorBody },
        },
      },
      async ({ params: { slug } }, reply) => {
        const found = content.current().news.find(({ item }) => item.slug === slug);
        if (!found) throw notFound('News item');
        return sendAnswer(reply, await answers(`/${slug}`, () => found.item), 'content');
      },
    );
  };
