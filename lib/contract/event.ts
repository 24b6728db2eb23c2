import * as z from 'zod/mini';
import { Commentary } from './commentary';
import { matchFormats } from './match-format';
import { MatchInfo } from './match-info';
import { MatchResult } from './match-result';
import {
  CalendarDate,
  Id,
  LongText,
  Name,
  ShortText,
  Slug,
  Title,
  UnixSeconds,
  Url,
  WireOdds,
  feedList,
  pageOf,
} from './validation/values';

/** An optional key of ours: a malformed value is read as absent, so that no event is lost by it. */
const optionalKey = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), undefined);

const Probability = z.number().check(z.gte(0), z.lte(1));

/** A bookmaker's price of a selection. Without `status` it is open while it has odds. */
export const Price = z.object({
  /** The bookmaker's slug. */
  bookmaker: ShortText,
  odds: WireOdds,
  /** When its source last confirmed it, which is later than its last change. */
  updated_at: z.nullish(UnixSeconds),
  /** 'stale': not confirmed within the limit, so that it can be neither best nor bet on. */
  status: z.catch(z.nullish(z.enum(['open', 'suspended', 'stale'])), 'suspended'),
  /** The first odds that the bookmaker quoted. */
  opened: optionalKey(WireOdds),
  diff: optionalKey(z.number()),
  /** The odds after an exchange's commission, by which prices are ranked. */
  net: optionalKey(z.number()),
  /** The stake that an exchange offers at these odds. */
  size: optionalKey(z.number()),
});
export type WirePrice = z.infer<typeof Price>;

/** `odds` is the best eligible price; `best` are the slugs of the bookmakers that quote it. */
export const Selection = z.object({
  id: Id,
  name: Name,
  odds: WireOdds,
  diff: z.nullish(z.number()),
  prices: z.nullish(z.array(Price)),
  best: feedList(ShortText),
  /** The odds before commission at the first exchange of `best`, which its link carries. */
  quoted: optionalKey(z.number()),
  /** Mean decimal odds of the eligible fixed-odds bookmakers. */
  average: optionalKey(z.number()),
  /** Probability without margin, 0 to 1. */
  fair: optionalKey(Probability),
  /** The best odds when the selection was first priced. */
  opened: optionalKey(WireOdds),
});
export type WireSelection = z.infer<typeof Selection>;

export const marketKinds = [
  'winner',
  'total',
  'handicap',
  'player',
  'innings',
  'over',
  'wicket',
  'outright',
  'special',
] as const;
export const marketGroups = ['main', 'innings', 'over', 'players', 'specials'] as const;

/**
 * The share of a stake over all selections of a market that one bookmaker returns; null unless
 * complete.
 */
const Book = z.object({
  bookmaker: ShortText,
  payout: z.nullish(z.number()),
  complete: z.boolean(),
});

export const Market = z.object({
  id: Id,
  name: Title,
  status: z.catch(z.nullish(z.enum(['open', 'suspended'])), 'suspended'),
  selections: z.array(Selection),
  kind: optionalKey(z.enum(marketKinds)),
  /** The number that the market is about, such as 164.5 runs. */
  line: optionalKey(z.number()),
  group: optionalKey(z.enum(marketGroups)),
  books: feedList(Book),
  best_payout: optionalKey(z.number()),
  fair: optionalKey(z.object({ method: z.enum(['multiplicative', 'power']) })),
});
export type WireMarket = z.infer<typeof Market>;

/** A bookmaker whose prices the event has. */
export const EventBookmaker = z.object({
  slug: Slug,
  title: Name,
  kind: z.catch(z.enum(['fixed', 'exchange']), 'fixed'),
  /** The share of a win that an exchange keeps, 0 to 0.99. */
  commission: optionalKey(z.number().check(z.gte(0), z.lte(0.99))),
  /** Bookmakers of one pool quote the same prices. */
  pool: optionalKey(ShortText),
  /** The source confirmed all of its prices until then; not before their own `updated_at`. */
  confirmed_at: optionalKey(UnixSeconds),
  /** Its logo, twice as wide as high. */
  icon: optionalKey(Url),
  /** False: its prices are shown without a link, because there is no agreement. */
  linked: optionalKey(z.boolean()),
});
export type EventBookmaker = z.infer<typeof EventBookmaker>;

/** The source of the odds or the score, and the time of its last publication. */
const Source = z.object({
  name: Name,
  at: z.nullish(UnixSeconds),
  /** The age in seconds beyond which a bookmaker's prices are stale. */
  max_age: optionalKey(z.number().check(z.gte(1))),
});
export const Sources = z.object({ odds: optionalKey(Source), score: optionalKey(Source) });

/** Ours: the event replays a match that was really played on that day; its odds are simulated. */
export const Replay = z.object({ played_on: CalendarDate, credit: LongText });

/**
 * Ours: the odds history of the event's first market. A point is a time in unix seconds and the
 * decimal odds from then on, in the order of `selections`.
 */
export const OddsHistory = z.object({
  market: Id,
  selections: z.array(z.object({ id: Id, name: Name })),
  points: z.array(z.tuple([UnixSeconds], z.number())),
});
export type OddsHistory = z.infer<typeof OddsHistory>;

/** A team of an event; `id` names it within the event. */
const Competitor = z.object({
  id: Id,
  name: Name,
  /** Ours: the side itself, the same in all of its matches, such as 'hobart-hurricanes-women'. */
  side: optionalKey(ShortText),
});

/** An event: a match, or an outright whose first market holds the runners. */
export const Event = z.object({
  id: Id,
  name: Title,
  /** Missing, and when malformed read as missing, while the start is not known. */
  start_time: optionalKey(UnixSeconds),
  status: z.int(),
  match_status: z.nullish(ShortText),
  inplay_time: z.nullish(z.union([ShortText, z.number()])),
  score: z.nullish(ShortText),
  /** The format of the match; absent where no source states it. */
  format: optionalKey(z.enum(matchFormats)),
  /** How the match ended, once it has. */
  result: optionalKey(MatchResult),
  tournament: z.nullish(Name),
  category: z.nullish(Name),
  league: z.nullish(ShortText),
  competitors: z.nullish(z.array(Competitor)),
  markets: z.nullish(z.array(Market)),
  markets_count: z.nullish(z.int().check(z.nonnegative())),
  image: z.nullish(z.object({ image: z.nullish(Url), image2x: z.nullish(Url) })),
  match_info: z.nullish(MatchInfo),
  commentary: z.nullish(Commentary),
  updated_at: optionalKey(UnixSeconds),
  version: z.nullish(z.int()),
  replay: z.nullish(Replay),
  odds_history: z.catch(z.nullish(OddsHistory), undefined),
  /** In published order: by mark, then by slug. */
  bookmakers: feedList(EventBookmaker),
  /** The number of bookmakers with a price of the first market that may be best. */
  bookmakers_count: optionalKey(z.int().check(z.nonnegative())),
  sources: optionalKey(Sources),
  /** Ours: the host has pages of figures for everyone in the scorecard, and for its ground. */
  figure_pages: optionalKey(z.boolean()),
});
export type WireEvent = z.infer<typeof Event>;

/**
 * A change of an event: any of its fields, always with its id. `markets` is the complete list, in which
 * a selection without `prices` keeps those that it had. With `markets_partial` it has the changed
 * markets only; `market_ids` are then the ids of all in their order, unless none came, left or moved.
 */
export const PartialEvent = z.extend(z.required(z.partial(Event), { id: true }), {
  markets_partial: z.optional(z.nullish(z.boolean())),
  market_ids: z.optional(z.nullish(z.array(Id))),
});
export type PartialEvent = z.infer<typeof PartialEvent>;

export const EventGroup = z.object({
  name: Name,
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

/**
 * Ours, GET /api/events/starting/: the matches that start within a time, ended ones too, earliest first, and the
 * nearest starts before and after it, null where there are none.
 */
export const StartingEvents = z.object({
  results: z.array(Event),
  previous: z.catch(z.nullish(UnixSeconds), undefined),
  next: z.catch(z.nullish(UnixSeconds), undefined),
});

const seconds = z.string().check(z.regex(/^-?\d{1,11}$/));

/** Its query: unix seconds as text, `until` exclusive. */
export const StartingEventsQuery = z.object({ from: seconds, until: seconds });
