import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Leaders, Player, PlayerIndex, PlayerPage } from '@/lib/contract/figures';
import { errorResponses, notFound } from '@/api/errors';
import type { FigureStore } from '@/api/store/figures/figure-store';
import { toLeaders, toPlayer } from '@/api/views/player';
import { pageQuery } from './list-query';
import { sendResponse, toResponse } from './response';

type Deps = { figureStore: FigureStore };

/** More than anyone has played. */
const shownMatches = 1000;

const PlayerQuery = pageQuery(50).extend({
  letter: z.string().min(1).max(10).optional(),
  side: z.string().min(1).max(200).optional(),
  least_matches: z
    .string()
    .regex(/^\d{1,4}$/, 'expected a whole number')
    .transform(Number)
    .default(1),
});

/** Players with their figures in ended matches, and the leaders of a season; ours. */
export const playerRoutes =
  ({ figureStore }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/players/',
      {
        schema: {
          summary: 'Players of a letter or a side, or those with the most ended matches',
          querystring: PlayerQuery,
          response: { 200: PlayerPage, ...errorResponses('invalid') },
        },
      },
      async ({ query: { page_size: limit, page, least_matches: leastMatches, ...of } }, reply) => {
        const list = await figureStore.players({
          ...{ ...of, leastMatches, limit, offset: (page - 1) * limit },
        });
        return sendResponse(reply, toResponse(list), 'history');
      },
    );

    app.get(
      '/api/players/index/',
      {
        schema: {
          summary: 'How many players each letter and side has',
          response: { 200: PlayerIndex },
        },
      },
      async (_request, reply) =>
        sendResponse(reply, toResponse(await figureStore.playerIndex()), 'history'),
    );

    app.get(
      '/api/players/:id/',
      {
        schema: {
          summary: "A player's ended matches with batting, bowling and fielding",
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 200: Player, ...errorResponses('notFound') },
        },
      },
      async ({ params: { id } }, reply) => {
        const found = await figureStore.player(id, shownMatches);
        if (!found) throw notFound('Player');
        const matchUps = await figureStore.playerMatchUps(id);
        return sendResponse(reply, toResponse(toPlayer(id, found, matchUps)), 'history');
      },
    );

    app.get(
      '/api/leagues/:slug/leaders/',
      {
        schema: {
          summary: "The best players of a league's newest season",
          params: z.object({ slug: z.string().min(1).max(100) }),
          response: { 200: Leaders, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const season = await figureStore.newestSeason(slug);
        if (!season) throw notFound('Season');
        return sendResponse(reply, toResponse(toLeaders(season)), 'history');
      },
    );
  };
