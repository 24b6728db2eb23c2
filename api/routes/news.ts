import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { NewsItem, NewsPage } from '@/lib/contract/news';
import type { ContentSource } from '@/api/content/content-source';
import { errorResponses, notFound } from '@/api/errors';
import { EventPage } from '@/lib/contract/event';
import { storyIndex } from '@/api/content/stories/story-index';
import { matchesOf } from '@/api/content/story-matches';
import type { EventCache } from '@/api/live/event-cache';
import type { Store } from '@/api/store/store';
import { compareEvents } from '@/api/views/card-order';
import { toCard } from '@/api/views/event';
import { sendResponse, toResponse } from './response';
import { createCachedResponses } from './cached-responses';
import { pageOf, taggedQuery, tagsOf } from './list-query';

/** `reports=no` leaves out the reports that this program has written. */
const ListQuery = taggedQuery(9).extend({ reports: z.enum(['no']).optional() });

type Deps = { content: ContentSource; eventCache: EventCache; store: Pick<Store, 'eventById'> };

/** The most that a page shows beside its own subject. */
const maxRelated = 4;

/**
 * GET /api/news/ and /api/news/{slug}/; ours: /api/news/{slug}/matches/, the matches that a story
 * is about, and /api/events/{id}/news/, the stories of a match.
 */
export const newsRoutes =
  ({ content, eventCache, store }: Deps): FastifyPluginAsyncZod =>
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
          const stories = query.reports === 'no' ? storyIndex(news).handWritten() : news;
          const tagged = storyIndex(stories).withTags(tagsOf(query.tag));
          const { count, results } = pageOf(tagged, query);
          return {
            count,
            results: results.map(({ card }) => card),
            banner: banners.get('news_banner') ?? null,
          };
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
        const story = storyIndex(content.current().news).bySlug(slug);
        if (!story) throw notFound('News item');
        return sendResponse(reply, await responses(`/${slug}`, story.read), 'content');
      },
    );
    app.get(
      '/api/news/:slug/matches/',
      {
        schema: {
          summary: 'The matches that a news item is about, without prices, closest first',
          params: z.object({ slug: z.string() }),
          response: { 200: EventPage, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const story = storyIndex(content.current().news).bySlug(slug);
        if (!story) throw notFound('News item');
        const about = story.card.about ?? {};
        const older = await Promise.all(
          (about.matches ?? [])
            .filter(id => !eventCache.get(String(id)))
            .slice(0, maxRelated)
            .map(id => store.eventById(String(id))),
        );
        const known = [...eventCache.all().sort(compareEvents), ...older];
        const results = matchesOf(
          about,
          known.filter(event => event !== null),
        )
          .slice(0, maxRelated)
          .map(event => ({ ...toCard(event), markets: [], bookmakers: [] }));
        return sendResponse(reply, toResponse({ count: results.length, results }), 'history');
      },
    );
    app.get(
      '/api/events/:id/news/',
      {
        schema: {
          summary: 'The news about an event, closest and then newest first',
          params: z.object({ id: z.string().max(100) }),
          response: { 200: NewsPage, ...errorResponses('notFound') },
        },
      },
      async ({ params: { id } }, reply) => {
        const event = eventCache.get(id) ?? (await store.eventById(id));
        if (!event || event.withdrawn) throw notFound('Event');
        const results = storyIndex(content.current().news)
          .aboutMatch(event, maxRelated)
          .map(({ card }) => card);
        return sendResponse(reply, toResponse({ count: results.length, results }), 'history');
      },
    );
  };
