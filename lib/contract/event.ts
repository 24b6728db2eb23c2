import * as z from 'zod/mini';
import { Commentary } from './commentary';
import { MatchInfo } from './match-info';
import {
  CalendarDate,
  Id,
  LongText,
  ShortText,
  UnixSeconds,
  Url,
  WireOdds,
  pageOf,
} from './values';

export const Selection = z.object({
  id: Id,
  name: ShortText,
  odds: WireOdds,
  diff: z.nullish(z.number()),
  prices: z.nullish(
    z.array(z.object({ bookmaker: ShortText, odds: WireOdds, updated_at: z.nullish(UnixSeconds) })),
  ),
});
export type WireSelection = z.infer<typeof Selection>;

export const Market = z.object({
  id: Id,
  name: ShortText,
  status: z.catch(z.nullish(z.enum(['open', 'suspended'])), 'suspended'),
  selections: z.array(Selection),
});
export type WireMarket = z.infer<typeof Market>;

/** Ours: the event replays a match that was really played on that day; its odds are simulated. */
export const Replay = z.object({ played_on: CalendarDate, credit: LongText });

/**
 * Ours: how the odds of the event's first market went. A point is a moment in unix seconds and the
 * decimal odds from then on, in the order of `selections`.
 */
export const OddsHistory = z.object({
  market: Id,
  selections: z.array(z.object({ id: Id, name: ShortText })),
  points: z.array(z.tuple([UnixSeconds], z.number())),
});
export type OddsHistory = z.infer<typeof OddsHistory>;

/** An event: a match, or an outright whose first market holds the runners. */
export const Event = z.object({
  id: Id,
  name: ShortText,
  start_time: UnixSeconds,
  status: z.int(),
  match_status: z.nullish(ShortText),
  inplay_time: z.nullish(z.union([ShortText, z.number()])),
  score: z.nullish(ShortText),
  tournament: z.nullish(ShortText),
  category: z.nullish(ShortText),
  league: z.nullish(ShortText),
  competitors: z.nullish(z.array(z.object({ id: Id, name: ShortText }))),
  markets: z.nullish(z.array(Market)),
  markets_count: z.nullish(z.int().check(z.nonnegative())),
  image: z.nullish(z.object({ image: z.nullish(Url), image2x: z.nullish(Url) })),
  match_info: z.nullish(MatchInfo),
  commentary: z.nullish(Commentary),
  updated_at: z.nullish(UnixSeconds),
  version: z.nullish(z.int()),
  replay: z.nullish(Replay),
  odds_history: z.catch(z.nullish(OddsHistory), undefined),
});
export type WireEvent = z.infer<typeof Event>;

/** A change of an event: any of its fields, always with its id. */
export const PartialEvent = z.required(z.partial(Event), { id: true });
export type PartialEvent = z.infer<typeof PartialEvent>;

export const EventGroup = z.object({
  name: ShortText,
  slug: z.nullish(ShortText),
  events: z.array(Event),
});
export type EventGroup = z.infer<typeof EventGroup>;

/** GET /api/events/ with `group_by`. */
export const GroupedEvents = z.array(EventGroup);

/** GET /api/events/ without `group_by`, and GET /api/events/history/. */
export const EventPage = pageOf(Event);

/** The query of GET /api/events/; numbers come as text. */
export const EventsQuery = z.object({
  status: z.optional(z.string().check(z.maxLength(100), z.regex(/^\d+(,\d+)*$/))),
  type: z.optional(z.enum(['match', 'outright'])),
  group_by: z.optional(z.enum(['status', 'tournament', 'category'])),
  league: z.optional(z.string().check(z.maxLength(100))),
});
