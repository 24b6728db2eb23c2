import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ErrorBody } from '@/lib/contract/error';
import { HomeInfo } from '@/lib/contract/home-info';
import { Menu } from '@/lib/contract/menu';
import { Banner, CardPage, Page } from '@/lib/contract/page';
import type { LiveContent } from '../content/live-content';
import { notFound } from '../errors';
import { sendAnswer } from './answer';
import { createKeptAnswers } from './kept-answers';
import { hasTags, pageOf, taggedQuery } from './list-query';

/** Pages that have a call of their own. */
const namedPages = { 'how-bet': 'how-to-bet', 'contact-us': 'contact' };

/** GET /api/pages/…: the menu, home, banners, guides, and pages by their path. */
export const pageRoutes =
  (content: LiveContent): FastifyPluginAsyncZod =>
  async app => {
    const answers = createKeptAnswers(content.generation);

    app.get(
      '/api/pages/links/',
      { schema: { summary: 'The menu', response: { 200: Menu } } },
      async (_request, reply) =>
        sendAnswer(reply, await answers('links', () => content.current().menu), 'content'),
    );
    app.get(
      '/api/pages/index/',
      { schema: { summary: "The home page's texts and links", response: { 200: HomeInfo } } },
      async (_request, reply) =>
        sendAnswer(reply, await answers('index', () => content.current().home), 'content'),
    );
    app.get(
      '/api/pages/tags/',
      {
        schema: {
          summary: 'Guides as cards; of several tags all must match',
          querystring: taggedQuery(9),
          response: { 200: CardPage, 400: ErrorBody },
        },
      },
      async ({ query }, reply) => {
        const answer = await answers(`tags ${JSON.stringify(query)}`, () => {
          const tagsOf = (card: (typeof guides)[number]) => (card.tags ?? []).map(tag => tag.slug);
          const { guides } = content.current();
          return pageOf(
            guides.filter(card => hasTags(query.tag, tagsOf(card))),
            query,
          );
        });
        return sendAnswer(reply, answer, 'content');
      },
    );
    app.get(
      '/api/pages/banner/:slug/',
      {
        schema: {
          summary: 'A banner, an empty text when there is none',
          params: z.object({ slug: z.string() }),
          response: { 200: Banner },
        },
      },
      async ({ params: { slug } }, reply) => {
        const banner = content.current().banners.get(slug) ?? '';
        return sendAnswer(reply, await answers(`banner ${banner}`, () => ({ banner })), 'content');
      },
    );

    const sendPage = async (reply: Parameters<typeof sendAnswer>[0], path: string) => {
      const page = content.current().pages.get(path);
      if (!page) throw notFound('Page');
      return sendAnswer(reply, await answers(`page ${path}`, () => page), 'content');
    };
    for (const [call, path] of Object.entries(namedPages))
      app.get(
        `/api/pages/${call}/`,
        { schema: { summary: `The page ${path}`, response: { 200: Page, 404: ErrorBody } } },
        async (_request, reply) => sendPage(reply, path),
      );
    for (const prefix of ['/api/pages/articles/', '/api/pages/'])
      app.get(
        `${prefix}*`,
        {
          schema: {
            summary: 'A page by its path, of any depth',
            params: z.object({ '*': z.string() }),
            response: { 200: Page, 404: ErrorBody },
          },
        },
        async ({ params }, reply) => sendPage(reply, pathOf(params['*'])),
      );
  };

/** The path as pages are known by it; what has no slash at its end is no call of the contract. */
const pathOf = (rest: string): string => (rest.endsWith('/') ? rest.slice(0, -1) : '');
