import * as z from 'zod/mini';
import { Id, Name, ShortText, UnixSeconds } from '@/lib/contract/validation/values';

/** `bookmaker` of the best prices of all bookmakers. */
export const bestPrice = 'best';

/** The most bookmakers of one request. */
export const maxChosenBookmakers = 100;

/** Slugs of bookmakers, comma-separated, in the queries of the price history and of the movers. */
export const ChosenBookmakers = z.string().check(z.maxLength(5000));

const Odds = z.nullish(z.number());

/**
 * GET /api/events/{id}/price-history/: how the prices of a market moved. A point is a time in unix
 * seconds and the decimal odds from then on, in the order of `selections`; null where it was not
 * quoted.
 */
export const PriceHistory = z.object({
  market: Id,
  /** A slug, or 'best'. */
  bookmaker: ShortText,
  /** Whose best price it is, sorted; of all without it. A host that does not know the parameter sends none. */
  bookmakers: z.nullish(z.array(ShortText)),
  /** `opened` are the first known odds, `high` and `low` the greatest and the least since. */
  selections: z.array(z.object({ id: Id, name: Name, opened: Odds, high: Odds, low: Odds })),
  points: z.array(z.tuple([UnixSeconds], z.nullable(z.number()))),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

/** The maximum number of points of a response. */
export const maxHistoryPoints = 1000;

/** The query of GET /api/events/{id}/price-history/; numbers come as text. */
export const PriceHistoryQuery = z.object({
  /** The event's first market without it. */
  market: z.optional(z.string().check(z.maxLength(100))),
  /** Every selection of the market without it. */
  selection: z.optional(z.string().check(z.maxLength(100))),
  /** A slug, or 'best', the default. */
  bookmaker: z.optional(z.string().check(z.maxLength(100))),
  /** The best price of these only; counts without `bookmaker`. */
  bookmakers: z.optional(ChosenBookmakers),
  points: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
});
