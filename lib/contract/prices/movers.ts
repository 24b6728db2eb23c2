import * as z from 'zod/mini';
import { Event } from '@/lib/contract/event';
import { ChosenBookmakers } from '@/lib/contract/prices/price-history';
import { Id, Name, ShortText, Title, UnixSeconds } from '@/lib/contract/validation/values';

/**
 * One price that moved. Odds are decimal: `from` held at `since` (unix seconds), `to` holds now. Each of
 * `points` is a time and the odds from then on, null where they were not quoted; an API host may omit them.
 */
export const Mover = z.object({
  /** The event in its list form. */
  event: Event,
  market: z.object({ id: Id, name: Title }),
  selection: z.object({ id: Id, name: Name }),
  from: z.number().check(z.gt(1)),
  to: z.number().check(z.gt(1)),
  since: UnixSeconds,
  /** A slug, or 'best'. */
  bookmaker: ShortText,
  points: z.nullish(z.array(z.tuple([UnixSeconds, z.nullable(z.number())]))),
});
export type WireMover = z.infer<typeof Mover>;

/** GET /api/movers/: the prices that moved most, by implied probability. */
export const Movers = z.object({
  results: z.array(Mover),
  /** Whose best prices moved, sorted; those of all without it. A host that does not know the parameter sends none. */
  bookmakers: z.nullish(z.array(ShortText)),
});

/** The query of GET /api/movers/; numbers come as text. */
export const MoversQuery = z.object({
  /** 1 to 24, by default 1. */
  hours: z.optional(z.string().check(z.regex(/^([1-9]|1\d|2[0-4])$/))),
  /** By default both. */
  type: z.optional(z.enum(['match', 'outright'])),
  /** Moves of the best price of these only. */
  bookmakers: z.optional(ChosenBookmakers),
  /** 1 to 100, by default 20. */
  page_size: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
});
