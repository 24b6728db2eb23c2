import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  bestPrice,
  maxHistoryPoints,
  PriceHistory,
  PriceHistoryQuery,
} from '@/lib/contract/prices/price-history';
import { errorResponses, notFound } from '@/api/errors';
import type { EventCache } from '@/api/live/event-cache';
import type { Store } from '@/api/store/store';
import { toChosenRows, toPriceHistory } from '@/api/views/price-history';
import { chosenBookmakers } from './chosen-bookmakers';
import { sendResponse, toResponse } from './response';

type Deps = { eventCache: EventCache; store: Store };

/** Enough for a chart line as wide as a page. */
const defaultPoints = 240;

/** GET /api/events/{id}/price-history/. */
export const priceHistoryRoutes =
  ({ eventCache, store }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/events/:id/price-history/',
      {
        schema: {
          summary: 'How the prices of a market moved: the best of all or some bookmakers, or one',
          params: z.object({ id: z.string().max(100) }),
          querystring: PriceHistoryQuery,
          response: { 200: PriceHistory, ...errorResponses('invalid', 'notFound') },
        },
      },
      async ({ params: { id }, query }, reply) => {
        const event = eventCache.get(id) ?? (await store.eventById(id));
        if (!event || event.withdrawn) throw notFound('Event');
        const market = query.market
          ? event.markets.find(market => String(market.id) === query.market)
          : event.markets[0];
        if (!market) throw notFound('Market');
        const selections = market.selections.filter(
          selection => query.selection === undefined || String(selection.id) === query.selection,
        );
        if (selections.length === 0) throw notFound('Selection');
        const bookmaker = query.bookmaker ?? bestPrice;
        const chosen = query.bookmaker === undefined ? chosenBookmakers(query.bookmakers) : null;
        const rows = await store.priceRows({
          eventId: id,
          marketId: String(market.id),
          bookmakers: [bookmaker, ...(chosen ?? [])],
        });
        const wanted = Number(query.points ?? defaultPoints);
        const history = toPriceHistory(chosen ? toChosenRows(rows) : rows, {
          market: { id: market.id, selections },
          bookmaker,
          maxPoints: Math.min(maxHistoryPoints, Math.max(2, wanted)),
        });
        const response = chosen ? { ...history, bookmakers: chosen } : history;
        return sendResponse(reply, toResponse(response), 'live');
      },
    );
  };
