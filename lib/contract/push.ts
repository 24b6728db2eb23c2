import * as z from 'zod/mini';
import { CommentaryInnings } from './commentary';
import { marketGroups, marketKinds } from './event';
import { matchFormats } from './match-format';
import { MatchInfo } from './match-info';
import { MatchResult } from './match-result';
import { bookmakerSlugPattern, maxBookmakerSlug, outIdPattern } from './validation/patterns';
import { PushedLine, PushedName } from './validation/pushed-text';
import { LongText, ShortText, Url } from './validation/values';

/*
 * The data that a source of matches pushes to the API of this project. Unlike the readers of the
 * contract these schemas are strict: errors are reported to the source.
 */

const PushId = z
  .string()
  .check(z.regex(outIdPattern, 'expected an id of a path, 1 to 100 characters'));
const BookmakerSlug = z
  .string()
  .check(z.maxLength(maxBookmakerSlug), z.regex(bookmakerSlugPattern, 'expected a slug'));

/** A time in unix seconds without a fraction, within the range of JavaScript dates. */
const PushedSeconds = z.int().check(z.nonnegative(), z.lte(8.64e12));

/** Decimal odds above 1. */
const PushedOdds = z.number().check(z.gt(1), z.lte(10_000));
const openOrSuspended = z.enum(['open', 'suspended']);

/**
 * The facts that a source states about a bookmaker; the operator's file and the bookmaker's review
 * win.
 */
const PushedBookmaker = z.object({
  slug: BookmakerSlug,
  title: PushedName,
  kind: z._default(z.enum(['fixed', 'exchange']), 'fixed'),
  commission: z.nullish(z.number().check(z.gte(0), z.lte(0.99))),
  pool: z.nullish(PushedName),
  /** An address on the web, or a path of this API's media. */
  icon: z.nullish(
    Url.check(z.regex(/^(?:https?:\/\/[^\s"'<>\\]+|\/media\/[\w./-]+)$/, 'expected a URL')),
  ),
});

export const PushedFixture = z.object({
  competition: PushedName,
  /** Without it the match agrees with every format. */
  format: z.nullish(z.enum(matchFormats)),
  /** Without it the names of teams and competition decide. */
  gender: z.nullish(z.enum(['men', 'women'])),
  teams: z.tuple([PushedName, PushedName]),
  start: PushedSeconds,
});

const PushedPrice = z.object({
  bookmaker: BookmakerSlug,
  odds: z.nullish(PushedOdds),
  status: z.nullish(openOrSuspended),
  /** When the bookmaker's price was last confirmed; a heartbeat confirms all prices of a source. */
  updated_at: z.nullish(PushedSeconds),
  size: z.nullish(z.number().check(z.gte(0))),
});

const PushedSelection = z.object({
  id: PushId,
  /** A team of the fixture, 'Draw', or any other outcome. */
  name: PushedName,
  prices: z.array(PushedPrice).check(z.maxLength(100)),
});

const PushedMarket = z.object({
  /** Markets of several sources are joined by id: the match winner is 'winner'. */
  id: PushId,
  name: PushedName,
  status: z.nullish(openOrSuspended),
  kind: z.nullish(z.enum(marketKinds)),
  group: z.nullish(z.enum(marketGroups)),
  line: z.nullish(z.number()),
  selections: z.array(PushedSelection).check(z.minLength(1), z.maxLength(200)),
});

const PushedScore = z.object({
  /** 0 upcoming, 2 live, 4 ended. */
  status: z.literal([0, 2, 4]),
  match_status: z.nullish(PushedLine),
  inplay_time: z.nullish(PushedLine),
  /** 'a:b' in the order of the fixture's teams. */
  score: z.nullish(PushedLine.check(z.maxLength(100), z.regex(/^[^:]*:[^:]*$/, "expected 'a:b'"))),
  /** How the match ended; without it `match_status` is read. */
  result: z.nullish(MatchResult),
});

/** The body of PUT /api/feeds/{source}/events/{externalId}: parts that are present replace. */
export const Push = z.object({
  /** Grows with every push of the match; one that is not above the last is not applied. */
  revision: z.int().check(z.positive()),
  at: PushedSeconds,
  /** Required in the first push of a match. */
  fixture: z.optional(PushedFixture),
  markets: z.optional(z.array(PushedMarket).check(z.maxLength(200))),
  /** The bookmakers of the prices; one that is missing has the title of its slug. */
  bookmakers: z.optional(z.array(PushedBookmaker).check(z.maxLength(200))),
  /**
   * How the match ended, as its settled market states. Sent without `markets`, it leaves the match
   * no market.
   */
  settled: z.optional(MatchResult),
  score: z.optional(PushedScore),
  match_info: z.optional(MatchInfo),
  /** New or changed items, newest first within their innings. */
  commentary: z.optional(z.array(CommentaryInnings)),
});
export type Push = z.infer<typeof Push>;

/** A line of POST /api/feeds/{source}/batch. */
export const BatchedPush = z.extend(Push, { external_id: PushId });

export const PushResult = z.object({
  applied: z.boolean(),
  /** The revision that is known now. */
  revision: z.int(),
  /** The id of the event on this site; null while it is not linked, for `reason`. */
  event: z.nullable(ShortText),
  reason: z.nullable(ShortText),
});
export type PushResult = z.infer<typeof PushResult>;

export const PushParams = z.object({ source: BookmakerSlug, externalId: PushId });
export const SourceParams = z.object({ source: BookmakerSlug });
export const Heartbeat = z.object({ at: PushedSeconds });

/** 422: `path` leads to the first invalid value. */
export const PushRefusal = z.object({ detail: LongText, path: LongText });

/** The most prices of a match that a page can show. */
export const maxPushedPrices = 5000;
export const maxBatchLines = 500;
export const maxPushBytes = 1024 * 1024;
