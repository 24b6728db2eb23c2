import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Bonus, BonusPage, Bookmaker, BookmakerPage } from '@/lib/contract/bookmaker';
import type { ContentSource } from '@/api/content/content-source';
import { errorResponses, notFound } from '@/api/errors';
import { sendResponse } from './response';
import { createCachedResponses } from './cached-responses';
import { hasTags, pageOf, pageQuery, taggedQuery } from './list-query';

const Slug = z.object({ slug: z.string() });

/** GET /api/bookmakers/, /api/bookmakers/bonuses/ and one of each by its slug. */
export const bookmakerRoutes =
  (content: ContentSource): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(content.generation);

    app.get(
      '/api/bookmakers/',
      {
        schema: {
          summary: 'Bookmakers, best first',
          querystring: pageQuery(20),
          response: { 200: BookmakerPage, ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const response = await responses(`all ${JSON.stringify(query)}`, () =>
          pageOf(
            content.current().bookmakers.map(({ card }) => card),
            query,
          ),
        );
        return sendResponse(reply, response, 'content');
      },
    );
    app.get(
      '/api/bookmakers/:slug/',
      {
        schema: {
          summary: 'A bookmaker with its review',
          params: Slug,
          response: { 200: Bookmaker, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const bookmaker = content.current().bookmakers.find(({ item }) => item.slug === slug);
        if (!bookmaker) throw notFound('Bookmaker');
        return sendResponse(reply, await responses(`one ${slug}`, () => bookmaker.item), 'content');
      },
    );
    app.get(
      '/api/bookmakers/bonuses/',
      {
        schema: {
          summary: 'Bonuses; of several tags all must match',
          querystring: taggedQuery(10),
          response: { 200: BonusPage, ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const response = await responses(`bonuses ${JSON.stringify(query)}`, () => {
          const { bonuses, banners } = content.current();
          const open = bonuses.filter(({ isExpired }) => !isExpired);
          const tagged = open.filter(({ tags }) => hasTags(query.tag, tags));
          const cards = tagged.map(({ card }) => card);
          return { ...pageOf(cards, query), banner: banners.get('bonuses_banner') ?? null };
        });
        return sendResponse(reply, response, 'content');
      },
    );
    app.get(
      '/api/bookmakers/bonuses/:slug/',
      {
        schema: {
          summary: 'A bonus with its page',
          params: Slug,
          response: { 200: Bonus, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const bonus = content.current().bonuses.find(({ item }) => item.slug === slug);
        if (!bonus) throw notFound('Bonus');
        return sendResponse(reply, await responses(`bonus ${slug}`, () => bonus.item), 'content');
      },
    );
  };
