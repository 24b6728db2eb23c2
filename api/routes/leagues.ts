import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Leagues } from '@/lib/contract/league';
import type { Board } from '../live/board';
import { toLeagues } from '../views/leagues';
import { sendAnswer } from './answer';
import { createKeptAnswers } from './kept-answers';

/** GET /api/leagues/: those that have live, upcoming or newly finished matches. */
export const leagueRoutes =
  ({ board }: { board: Board }): FastifyPluginAsyncZod =>
  async app => {
    const answers = createKeptAnswers(board.generation, 1);

    app.get(
      '/api/leagues/',
      { schema: { summary: 'Leagues with matches', response: { 200: Leagues } } },
      async (_request, reply) => {
        const answer = await answers('', () => ({ leagues: toLeagues(board.all()) }));
        return sendAnswer(reply, answer, 'content');
      },
    );
  };
