import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Ground, GroundPage, type WireGround } from '@/lib/contract/figures';
import { groundSlug } from '@/lib/domain/figures/ground';
import { toText } from '@/lib/domain/scorecard/scalar';
import { errorResponses, notFound } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import type { FigureStore } from '@/api/store/figures/figure-store';
import { toGround } from '@/api/views/ground';
import { pageQuery } from './list-query';
import { sendResponse, toResponse } from './response';

type Deps = { figureStore: FigureStore; eventCache: EventCache };

/** More than any has seen. */
const shownMatches = 1000;

/** Grounds with what their ended matches have in common; ours. */
export const groundRoutes =
  ({ figureStore, eventCache }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/grounds/',
      {
        schema: {
          summary: 'Grounds of ended matches, those with the most first',
          querystring: pageQuery(50),
          response: { 200: GroundPage, ...errorResponses('invalid') },
        },
      },
      async ({ query: { page_size: limit, page } }, reply) => {
        const list = await figureStore.grounds({ limit, offset: (page - 1) * limit });
        return sendResponse(reply, toResponse(list), 'history');
      },
    );

    app.get(
      '/api/grounds/:slug/',
      {
        schema: {
          summary: "A ground's ended matches, and the best innings in them",
          params: z.object({ slug: z.string().min(1).max(200) }),
          response: { 200: Ground, ...errorResponses('notFound') },
        },
      },
      async ({ params: { slug } }, reply) => {
        const found = await figureStore.ground(slug, shownMatches);
        const ground = found ? toGround(slug, found) : groundOfOpenMatch(slug, eventCache);
        if (!ground) throw notFound('Ground');
        return sendResponse(reply, toResponse(ground), 'history');
      },
    );
  };

/** A ground on which no match has ended yet; null for one that no match names. */
function groundOfOpenMatch(slug: string, eventCache: EventCache): WireGround | null {
  const names = eventCache
    .all()
    .flatMap(({ matchInfo }) => toText(matchInfo?.Matchdetail?.Venue?.Name) ?? []);
  const name = names.find(one => groundSlug(one) === slug);
  return name === undefined ? null : { slug, name, matches: [], batting: [], bowling: [] };
}
