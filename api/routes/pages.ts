import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { HomeInfo } from '@/lib/contract/home-info';
import { Menu } from '@/lib/contract/menu';
import { Banner, CardPage, Page, Redirects } from '@/lib/contract/page';
import type { ContentSource } from '@/api/content/content-source';
import { errorResponses, notFound } from '@/api/errors';
import type { BookmakerLinks } from '@/api/feeds/bookmakers/bookmaker-links';
import { sendResponse } from './response';
import { createCachedResponses } from './cached-responses';
import { hasTags, pageOf, taggedQuery } from './list-query';

/** Pages with their own call. */
const namedPages = { 'how-bet': 'how-to-bet', 'contact-us': 'contact' };

type Deps = {
  content: ContentSource;
  credit: string | null;
  bookmakerLinks: Pick<BookmakerLinks, 'hasAgreements'>;
};

/** GET /api/pages/…: the menu, home, banners, guides, and pages by their path. */
export const pageRoutes =
  ({ content, credit, bookmakerLinks }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(content.generation);

    app.get(
      '/api/pages/links/',
      { schema: { summary: 'The menu', response: { 200: Menu } } },
      async (_request, reply) =>
        sendResponse(reply, await responses('links', () => content.current().menu), 'content'),
    );
    app.get(
      '/api/pages/index/',
      { schema: { summary: "The home page's texts and links", response: { 200: HomeInfo } } },
      async (_request, reply) =>
        sendResponse(
          reply,
          await responses('index', () => {
            const { home, bookmakers } = content.current();
            const areInvented =
              !bookmakerLinks.hasAgreements && bookmakers.every(({ card }) => card.is_invented);
            return {
              ...home,
              ...(credit && { data_credit: credit }),
              ...(bookmakers.length > 0 && { are_bookmakers_invented: areInvented }),
            };
          }),
          'content',
        ),
    );
    app.get(
      '/api/pages/tags/',
      {
        schema: {
          summary: 'Guides as cards; of several tags all must match',
          querystring: taggedQuery(9),
          response: { 200: CardPage, ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const response = await responses(`tags ${JSON.stringify(query)}`, () => {
          const tagsOf = (card: (typeof guides)[number]) => (card.tags ?? []).map(tag => tag.slug);
          const { guides } = content.current();
          return pageOf(
            guides.filter(card => hasTags(query.tag, tagsOf(card))),
            query,
          );
        });
        return sendResponse(reply, response, 'content');
      },
    );
    app.get(
      '/api/pages/banner/:slug/',
      {
        schema: {
          summary: 'A banner, an empty text when it does not exist',
          params: z.object({ slug: z.string() }),
          response: { 200: Banner },
        },
      },
      async ({ params: { slug } }, reply) => {
        const banner = content.current().banners.get(slug) ?? '';
        return sendResponse(
          reply,
          await responses(`banner ${banner}`, () => ({ banner })),
          'content',
        );
      },
    );

    app.get(
      '/api/redirects/',
      {
        schema: {
          summary: 'The addresses that pages had, and where their visitors are sent',
          response: { 200: Redirects },
        },
      },
      async (_request, reply) => {
        const list = () => ({ redirects: [...content.current().redirects] });
        return sendResponse(reply, await responses('redirects', list), 'content');
      },
    );

    const sendPage = async (reply: Parameters<typeof sendResponse>[0], path: string) => {
      const page = content.current().pages.get(path);
      if (!page) throw notFound('Page');
      return sendResponse(reply, await responses(`page ${path}`, () => page), 'content');
    };
    for (const [call, path] of Object.entries(namedPages))
      app.get(
        `/api/pages/${call}/`,
        {
          schema: {
            summary: `The page ${path}`,
            response: { 200: Page, ...errorResponses('notFound') },
          },
        },
        async (_request, reply) => sendPage(reply, path),
      );
    for (const prefix of ['/api/pages/articles/', '/api/pages/'])
      app.get(
        `${prefix}*`,
        {
          schema: {
            summary: 'A page by its path, of any depth',
            params: z.object({ '*': z.string() }),
            response: { 200: Page, ...errorResponses('notFound') },
          },
        },
        async ({ params }, reply) => sendPage(reply, pathOf(params['*'])),
      );
  };

/** The path of a page; a path without a final slash is not a call of the contract. */
const pathOf = (wildcard: string): string => (wildcard.endsWith('/') ? wildcard.slice(0, -1) : '');
