import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Leagues, type League } from '@/lib/contract/series';
import type { EventCache } from '@/api/live/event-cache';
import { sendResponse } from './response';
import { createCachedResponses } from './cached-responses';
import type { CardEvent } from '@/api/store/stored-event';

/** GET /api/leagues/: the leagues with live, upcoming or recently finished matches. */
export const leagueRoutes =
  ({ eventCache }: { eventCache: EventCache }): FastifyPluginAsyncZod =>
  async app => {
    const responses = createCachedResponses(eventCache.generation, 1);

    app.get(
      '/api/leagues/',
      { schema: { summary: 'Leagues with matches', response: { 200: Leagues } } },
      async (_request, reply) => {
        const response = await responses('', () => ({ leagues: toLeagues(eventCache.all()) }));
        return sendResponse(reply, response, 'content');
      },
    );
  };

/** The leagues of these matches, by name. */
function toLeagues(events: readonly CardEvent[]): League[] {
  const nameOf = new Map<string, string>();
  for (const { kind, fields } of events)
    if (kind === 'match' && fields.league)
      nameOf.set(fields.league, fields.tournament ?? fields.league);
  return [...nameOf]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1));
}
