import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ErrorBody } from '@/lib/contract/error';
import { EventPage } from '@/lib/contract/event';
import type { Board } from '../live/board';
import type { Store } from '../store/store';
import { toCard } from '../views/event';
import { sendAnswer } from './answer';
import { createKeptAnswers } from './kept-answers';
import { pageQuery } from './list-query';

const HistoryQuery = pageQuery(7).extend({ list: z.string().optional() });

/** GET /api/events/history/: finished matches, newest first. */
export const historyRoutes =
  ({ board, store }: { board: Board; store: Store }): FastifyPluginAsyncZod =>
  async app => {
    const pages = createKeptAnswers(board.pastGeneration, 100);

    app.get(
      '/api/events/history/',
      {
        schema: {
          summary: 'Finished matches, newest first',
          querystring: HistoryQuery,
          response: { 200: EventPage, 400: ErrorBody },
        },
      },
      async ({ query: { page_size: limit, page } }, reply) => {
        const answer = await pages(`${limit} ${page}`, async () => {
          const { count, events } = await store.pastPage({ limit, offset: (page - 1) * limit });
          return { count, results: events.map(toCard) };
        });
        return sendAnswer(reply, answer, 'history');
      },
    );
  };
