import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Event, EventPage, EventsQuery, GroupedEvents } from '@/lib/contract/event';
import { errorResponses, notFound } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import type { StoredEvent } from '@/api/store/stored-event';
import type { Store } from '@/api/store/store';
import { compareEvents } from '@/api/views/card-order';
import { toCard, toSnapshot } from '@/api/views/event';
import { toGroups } from '@/api/views/event-groups';
import { sendResponse, toResponse, type CachedResponse } from './response';
import { createCachedResponses } from './cached-responses';

type Deps = {
  eventCache: EventCache;
  store: Store;
  /** Several instances: resolves when memory has what others had published before the call. */
  instances: { fresh(): Promise<void> } | null;
};

const OneEventQuery = z.object({
  history: z.string().optional(),
  commentary: z.enum(['all']).optional(),
});

/** GET /api/events/ and /api/events/{id}. */
export const eventRoutes =
  ({ eventCache, store, instances }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const lists = createCachedResponses(eventCache.generation);
    const snapshots = new WeakMap<StoredEvent, CachedResponse>();

    // A client that subscribed at another instance must not get a state before that.
    if (instances) app.addHook('onRequest', () => instances.fresh());

    app.get(
      '/api/events/',
      {
        schema: {
          summary: 'Live, upcoming and the newest finished events; lists carry the first market',
          querystring: EventsQuery,
          response: { 200: z.union([GroupedEvents, EventPage]), ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const { type = 'match', status, group_by, league } = query;
        const key = JSON.stringify([type, status, group_by, league]);
        const response = await lists(key, () => {
          const events = chosen(eventCache.all(), { type, status, league });
          if (group_by) return toGroups(events, group_by);
          return { count: events.length, results: events.map(toCard) };
        });
        return sendResponse(reply, response, 'live');
      },
    );

    const snapshotOf = async (
      id: string,
      commentary: 'all' | undefined,
    ): Promise<CachedResponse> => {
      const event = eventCache.get(id) ?? (await store.eventById(id));
      if (!event || event.withdrawn) throw notFound('Event');
      if (commentary === 'all') return toResponse(toSnapshot(event, await store.allCommentary(id)));
      const response = snapshots.get(event) ?? toResponse(toSnapshot(event));
      snapshots.set(event, response);
      return response;
    };

    for (const url of ['/api/events/:id', '/api/events/:id/'])
      app.get(
        url,
        {
          schema: {
            hide: url.endsWith('/'),
            summary: 'One event with its markets, match info and newest comments, past ones too',
            params: z.object({ id: z.string().max(100) }),
            querystring: OneEventQuery,
            response: { 200: Event, ...errorResponses('invalid', 'notFound') },
          },
        },
        async ({ params, query }, reply) =>
          sendResponse(reply, await snapshotOf(params.id, query.commentary), 'live'),
      );
  };

type Choice = { type: StoredEvent['kind']; status: string | undefined; league: string | undefined };

/** No status means any, no league or an empty one means all. */
function chosen(events: StoredEvent[], { type, status, league }: Choice): StoredEvent[] {
  const statuses = status?.split(',').map(Number);
  return events
    .filter(event => event.kind === type)
    .filter(({ fields }) => !statuses || statuses.includes(fields.status))
    .filter(({ fields }) => !league || fields.league === league)
    .sort(compareEvents);
}
