import * as z from 'zod/mini';

/** The most events of one request. */
export const maxPricedEvents = 40;

/**
 * The query of GET /api/events/prices/: ids of events, comma-separated. The response is an `EventPage`: the current
 * ones as lists have them, with all of their bookmakers and the `prices` of their first market.
 */
export const EventPricesQuery = z.object({ ids: z.string().check(z.maxLength(2000)) });
