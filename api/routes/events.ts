import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ErrorBody } from '@/lib/contract/error';
import { Event, EventPage, EventsQuery, GroupedEvents } from '@/lib/contract/event';
import { notFound } from '../errors';
import type { Board } from '../live/board';
import type { KeptEvent } from '../store/kept-event';
import type { Store } from '../store/store';
import { byTurn } from '../views/card-order';
import { toCard, toSnapshot } from '../views/event';
import { toGroups } from '../views/event-groups';
import { sendAnswer, toAnswer, type Answer } from './answer';
import { createKeptAnswers } from './kept-answers';

type Deps = { board: Board; store: Store };

const OneEventQuery = z.object({
  history: z.string().optional(),
  commentary: z.enum(['all']).optional(),
});

/** GET /api/events/ and /api/events/{id}. */
export const eventRoutes =
  ({ board, store }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const lists = createKeptAnswers(board.generation);
    const snapshots = new WeakMap<KeptEvent, Answer>();

    app.get(
      '/api/events/',
      {
        schema: {
          summary: 'Live, upcoming and the newest finished events; lists carry the first market',
          querystring: EventsQuery,
          response: { 200: z.union([GroupedEvents, EventPage]), 400: ErrorBody },
        },
      },
      async ({ query }, reply) => {
        const { type = 'match', status, group_by, league } = query;
        const key = JSON.stringify([type, status, group_by, league]);
        const answer = await lists(key, () => {
          const events = chosen(board.all(), { type, status, league });
          if (group_by) return toGroups(events, group_by);
          return { count: events.length, results: events.map(toCard) };
        });
        return sendAnswer(reply, answer, 'live');
      },
    );

    const snapshotOf = async (id: string, commentary: 'all' | undefined): Promise<Answer> => {
      const event = board.get(id) ?? (await store.eventById(id));
      if (!event || event.withdrawn) throw notFound('Event');
      if (commentary === 'all') return toAnswer(toSnapshot(event, await store.allCommentary(id)));
      const answer = snapshots.get(event) ?? toAnswer(toSnapshot(event));
      snapshots.set(event, answer);
      return answer;
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
            response: { 200: Event, 400: ErrorBody, 404: ErrorBody },
          },
        },
        async ({ params, query }, reply) =>
          sendAnswer(reply, await snapshotOf(params.id, query.commentary), 'live'),
      );
  };

type Choice = { type: KeptEvent['kind']; status: string | undefined; league: string | undefined };

/** No status means any, no league or an empty one means all. */
function chosen(events: KeptEvent[], { type, status, league }: Choice): KeptEvent[] {
  const statuses = status?.split(',').map(Number);
  return events
    .filter(event => event.kind === type)
    .filter(({ fields }) => !statuses || statuses.includes(fields.status))
    .filter(({ fields }) => !league || fields.league === league)
    .sort(byTurn);
}
