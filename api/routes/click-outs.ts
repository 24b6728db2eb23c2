import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ClickOut, ClickOutSuspended, ClickOutTarget } from '@/lib/contract/click-out';
import { ErrorBody } from '@/lib/contract/error';
import { agentClass } from '@/lib/domain/agent-class';
import { toOutTarget } from '@/lib/domain/click-out';
import type { RateLimit } from '@/lib/domain/rate-limit';
import type { LiveContent } from '../content/live-content';
import { notFound } from '../errors';
import type { Board } from '../live/board';
import { limitBy } from '../plugins/rate-limit';
import type { Store } from '../store/store';
import type { VisitorStore } from '../store/visitor-store';
import { eventPath, toOffer } from '../views/click-out';
import { createAddressHash } from '../visitors/address-hash';

type Deps = {
  board: Board;
  store: Store;
  visitors: VisitorStore;
  /** Unix ms. */
  now: () => number;
  addressOf: (request: FastifyRequest) => string;
  clickOutLimit: RateLimit;
  /** Its bookmakers say where their prices lead. */
  content: LiveContent;
  /** Where prices lead that name no bookmaker we know. */
  sportsbetUrl: string;
};

const bodyLimit = 16 * 1024;

/** POST /api/events/redirect/: a row first, then where to go, which only our own records say. */
export const clickOutRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async app => {
    const { board, store, visitors, now, addressOf } = deps;
    const hashOf = createAddressHash(visitors);

    app.post(
      '/api/events/redirect/',
      {
        bodyLimit,
        onRequest: limitBy(deps.clickOutLimit, addressOf),
        schema: {
          summary: 'Logs a click-out once and says where it leads',
          body: ClickOut,
          response: {
            200: ClickOutTarget,
            400: ErrorBody,
            404: ErrorBody,
            409: ClickOutSuspended,
            413: ErrorBody,
            429: ErrorBody,
          },
        },
      },
      async (request, reply) => {
        const { body } = request;
        reply.header('cache-control', 'no-store');
        const eventId = String(body.eventId);
        const event = board.get(eventId) ?? (await store.eventById(eventId));
        const offer = event && !event.withdrawn ? toOffer(event, body) : null;
        if (!offer) throw notFound('Selection');
        if (offer.odds === null)
          return reply
            .code(409)
            .send({ detail: 'This market is suspended.', match_path: eventPath(offer.event) });

        const at = now();
        const agent = agentClass(request.headers['user-agent']);
        const { bookmakers } = deps.content.current();
        const known = bookmakers.find(({ item }) => item.slug === offer.bookmaker);
        const url = await visitors.writeClickOut({
          key: body.key ?? randomUUID(),
          at,
          eventId,
          marketId: String(body.marketId),
          selectionId: String(body.selectionId),
          eventName: offer.event.fields.name,
          marketName: offer.market.name,
          selectionName: offer.selection.name,
          bookmaker: offer.bookmaker,
          odds: String(body.odds),
          currentOdds: offer.odds,
          shown: body.shown ?? null,
          page: body.page ?? null,
          url: toOutTarget(known?.item.url) ?? deps.sportsbetUrl,
          addressHash: await hashOf(addressOf(request), at),
          agent,
          isBot: agent === 'bot' || agent === 'none',
        });
        return reply.send({ url });
      },
    );
  };
