import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { secondsInDay } from 'date-fns/constants';
import { StartingEvents, StartingEventsQuery } from '@/lib/contract/event';
import { ApiError, errorResponses } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import type { Store } from '@/api/store/store';
import { toCard } from '@/api/views/event';
import { createCachedResponses } from './cached-responses';
import { sendResponse } from './response';

type Deps = { eventCache: EventCache; store: Pick<Store, 'startingMatches'> };

/** A day of 25 hours, and what is on the same day in another time zone. */
const maxSeconds = 4 * secondsInDay;

/** GET /api/events/starting/. */
export const startingEventRoutes =
  ({ eventCache, store }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(eventCache.generation, 50);

    app.get(
      '/api/events/starting/',
      {
        schema: {
          summary: 'The matches that start within a time, and the nearest starts around it',
          querystring: StartingEventsQuery,
          response: { 200: StartingEvents, ...errorResponses('invalid') },
        },
      },
      async ({ query }, reply) => {
        const [from, until] = [Number(query.from), Number(query.until)];
        if (until <= from || until - from > maxSeconds)
          throw new ApiError('invalid', `until: expected at most ${maxSeconds} seconds after from`);
        const response = await responses(`${from} ${until}`, async () => {
          const { events, previous, next } = await store.startingMatches({ from, until });
          return { results: events.map(toCard), previous, next };
        });
        return sendResponse(reply, response, 'live');
      },
    );
  };
