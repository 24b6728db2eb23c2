import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Background } from '@/lib/contract/background';
import { toName } from '@/lib/contract/validation/text';
import { groundSlug } from '@/lib/domain/figures/ground';
import { matchFigures } from '@/lib/domain/figures/match-figures';
import { playerIdOf } from '@/lib/domain/figures/player';
import { scorecardTeam } from '@/lib/domain/match/side/scorecard-team';
import { teamsOf } from '@/lib/domain/match/match';
import { toText } from '@/lib/domain/scorecard/scalar';
import { errorResponses, notFound } from '@/api/errors';
import { playedOnOf } from '@/api/figures/played-on';
import type { EventCache } from '@/api/live/event-cache';
import type { FigureStore } from '@/api/store/figures/figure-store';
import { isPast, type StoredEvent } from '@/api/store/stored-event';
import { toBackground } from '@/api/views/background';
import { sendResponse, toResponse } from './response';

type Deps = { eventCache: Pick<EventCache, 'get'>; figureStore: FigureStore };

const newestMatches = 5;
const shownMatchUps = 3;
/** As many as the page of a ground has. */
const groundMatches = 1000;

/** GET /api/events/{id}/background/; ours. */
export const backgroundRoutes =
  ({ eventCache, figureStore }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/events/:id/background/',
      {
        schema: {
          summary:
            'What is known before a match: form, meetings, ground, of matches of earlier days',
          params: z.object({ id: z.string().max(100) }),
          response: { 200: Background, ...errorResponses('invalid', 'notFound') },
        },
      },
      async ({ params: { id } }, reply) => {
        const event = eventCache.get(id);
        if (event?.kind !== 'match' || event.withdrawn || isPast(event)) throw notFound('Event');
        const day = playedOnOf(event.fields);
        const [first, second] = teamsOf(event.fields);
        const sides = await figureStore.sidesBefore(
          { sides: [first.side, second.side], day },
          newestMatches,
        );
        const name = toText(event.matchInfo?.Matchdetail?.Venue?.Name);
        const slug = name === null ? '' : groundSlug(name);
        const ground = name !== null &&
          slug !== '' && {
            slug,
            name: toName(name),
            matches: await figureStore.groundMatches({ slug, before: day }, groundMatches),
          };
        const lineUps = lineUpsOf(event);
        const matchUps = await Promise.all(
          [lineUps, lineUps.toReversed()].map(([batters = [], bowlers = []]) =>
            figureStore.matchUpsBetween(
              { batters, bowlers, before: day, format: event.fields.format ?? null },
              shownMatchUps,
            ),
          ),
        );
        const most = matchUps
          .flat()
          .toSorted((a, b) => b.balls - a.balls)
          .slice(0, shownMatchUps);
        return sendResponse(
          reply,
          toResponse(toBackground(sides, ground || null, most)),
          'history',
        );
      },
    );
  };

/** The ids of the players of each team; none where the line-up is not known. */
function lineUpsOf({ fields, matchInfo }: StoredEvent): [string[], string[]] {
  const lineUps: [string[], string[]] = [[], []];
  if (!matchInfo) return lineUps;
  const teams = teamsOf(fields);
  for (const { id, team } of matchFigures(matchInfo, fields.format)) {
    const index = scorecardTeam(team, matchInfo, teams);
    if (index !== null) lineUps[index].push(playerIdOf(id));
  }
  return lineUps;
}
