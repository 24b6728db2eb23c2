import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ClickOut, ClickOutTarget } from '@/lib/contract/click-out';
import { agentClass } from '@/lib/http/agent-class';
import { ApiError, errorResponses, notFound } from '@/api/errors';
import type { BookmakerLinks } from '@/api/feeds/bookmakers/bookmaker-links';
import type { PriceLinks } from '@/api/feeds/bookmakers/price-links';
import type { EventCache } from '@/api/live/event-cache';
import type { Limit } from '@/lib/http/limits';
import { limitBy } from '@/api/plugins/rate-limit';
import type { Store } from '@/api/store/store';
import type { VisitorStore } from '@/api/store/visitor-store';
import { eventPath, toOffer } from '@/api/views/click-out';
import { createAddressHash } from '@/api/visitors/address-hash';

type Deps = {
  eventCache: EventCache;
  store: Store;
  visitors: VisitorStore;
  /** Unix ms. */
  now: () => number;
  addressOf: (request: FastifyRequest) => string;
  clickOutLimit: Limit;
  bookmakerLinks: BookmakerLinks;
  priceLink: PriceLinks;
};

const bodyLimit = 16 * 1024;

/**
 * POST /api/events/redirect/: stores a row, then returns the target, which is always one of our own
 * records.
 */
export const clickOutRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async app => {
    const { eventCache, store, visitors, now, addressOf, bookmakerLinks } = deps;
    const hashOf = createAddressHash(visitors);

    app.post(
      '/api/events/redirect/',
      {
        bodyLimit,
        onRequest: limitBy(deps.clickOutLimit, addressOf),
        schema: {
          summary: 'Logs a click-out once and returns its target',
          body: ClickOut,
          response: {
            200: ClickOutTarget,
            ...errorResponses('invalid', 'notFound', 'suspended', 'tooLarge', 'tooMany'),
          },
        },
      },
      async (request, reply) => {
        const { body } = request;
        reply.header('cache-control', 'no-store');
        const eventId = String(body.eventId);
        const event = eventCache.get(eventId) ?? (await store.eventById(eventId));
        const offer =
          event && !event.withdrawn ? toOffer(event, body, bookmakerLinks.isLinked) : null;
        if (!offer) throw notFound('Selection');
        if (offer.odds === null)
          throw new ApiError('suspended', undefined, { match_path: eventPath(offer.event) });
        const key = body.key ?? randomUUID();
        const target = bookmakerLinks.targetOf(offer.bookmaker, {
          click: key,
          match: eventId,
          sourceLink:
            offer.bookmaker &&
            (await deps.priceLink(eventId, {
              marketId: String(offer.market.id),
              selectionId: String(offer.selection.id),
              bookmaker: offer.bookmaker,
            })),
        });
        if (target === null)
          throw new ApiError('suspended', 'This bookmaker has no link.', {
            match_path: eventPath(offer.event),
          });

        const at = now();
        const agent = agentClass(request.headers['user-agent']);
        const url = await visitors.writeClickOut({
          key,
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
          url: target,
          addressHash: await hashOf(addressOf(request), at),
          agent,
          isBot: agent === 'bot' || agent === 'none',
        });
        return reply.send({ url });
      },
    );
  };
