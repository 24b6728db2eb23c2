import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Bonus, BonusPage, Bookmaker, BookmakerPage } from '@/lib/contract/bookmaker';
import { ErrorBody } from '@/lib/contract/error';
import type { LiveContent } from '../content/live-content';
import { notFound } from '../errors';
import { sendAnswer } from './answer';
import { createKeptAnswers } from './kept-answers';
import { hasTags, pageOf, pageQuery, taggedQuery } from './list-query';

const Slug = z.object({ slug: z.string() });

/** GET /api/bookmakers/, /api/bookmakers/bonuses/ and one of each by its slug. */
export const bookmakerRoutes =
  (content: LiveContent): FastifyPluginAsyncZod =>
  async app => {
    const answers = createKeptAnswers(content.generation);

    app.get(
      '/api/bookmakers/',
      {
        schema: {
          summary: 'Bookmakers, best first',
          querystring: pageQuery(20),
          response: { 200: BookmakerPage, 400: ErrorBody },
        },
      },
      async ({ query }, reply) => {
        const answer = await answers(`all ${JSON.stringify(query)}`, () =>
          pageOf(
            content.current().bookmakers.map(({ card }) => card),
            query,
          ),
        );
        return sendAnswer(reply, answer, 'content');
      },
    );
    app.get(
      '/api/bookmakers/:slug/',
      {
        schema: {
          summary: 'A bookmaker with its review',
          params: Slug,
          response: { 200: Bookmaker, 404: ErrorBody },
        },
      },
      async ({ params: { slug } }, reply) => {
        const found = content.current().bookmakers.find(({ item }) => item.slug === slug);
        if (!found) throw notFound('Bookmaker');
        return sendAnswer(reply, await answers(`one ${slug}`, () => found.item), 'content');
      },
    );
    app.get(
      '/api/bookmakers/bonuses/',
      {
        schema: {
          summary: 'Bonuses; of several tags all must match',
          querystring: taggedQuery(10),
          response: { 200: BonusPage, 400: ErrorBody },
        },
      },
      async ({ query }, reply) => {
        const answer = await answers(`bonuses ${JSON.stringify(query)}`, () => {
          const { bonuses, banners } = content.current();
          const tagged = bonuses.filter(({ tags }) => hasTags(query.tag, tags));
          const cards = tagged.map(({ card }) => card);
          return { ...pageOf(cards, query), banner: banners.get('bonuses_banner') ?? null };
        });
        return sendAnswer(reply, answer, 'content');
      },
    );
    app.get(
      '/api/bookmakers/bonuses/:slug/',
      {
        schema: {
          summary: 'A bonus with its page',
          params: Slug,
          response: { 200: Bonus, 404: ErrorBody },
        },
      },
      async ({ params: { slug } }, reply) => {
        const found = content.current().bonuses.find(({ item }) => item.slug === slug);
        if (!found) throw notFound('Bonus');
        return sendAnswer(reply, await answers(`bonus ${slug}`, () => found.item), 'content');
      },
    );
  };
