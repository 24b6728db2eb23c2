import * as z from 'zod/mini';
import {
  bookmakerSlugPattern,
  maxBookmakerSlug,
  outIdPattern,
  outOddsPattern,
} from './validation/patterns';
import { ShortText, Url } from './validation/values';

const OutId = z
  .union([ShortText, z.number()])
  .check(z.refine(id => outIdPattern.test(String(id)), 'expected an id'));

/** Above 0: lower odds are not a link. */
const OutOdds = z
  .union([ShortText, z.number()])
  .check(
    z.refine(
      odds => outOddsPattern.test(String(odds)) && Number(odds) > 0,
      'expected decimal odds above 0',
    ),
  );

/** Postgres stores neither NUL nor half of a surrogate pair. */
const Text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\0\p{Surrogate}]*$/u));

/**
 * POST /api/events/redirect/: `page` and `shown` are what the visitor saw; `key` is the idempotency
 * key.
 */
export const ClickOut = z.object({
  eventId: OutId,
  marketId: OutId,
  selectionId: OutId,
  odds: OutOdds,
  /** Its slug; without it the click-out is at the best price. */
  bookmaker: z.nullish(
    z.string().check(z.maxLength(maxBookmakerSlug), z.regex(bookmakerSlugPattern)),
  ),
  page: z.nullish(Text(2000)),
  shown: z.nullish(Text(40)),
  key: z.nullish(z.string().check(z.regex(/^[\w-]{1,100}$/))),
});
export type ClickOut = z.infer<typeof ClickOut>;

export const ClickOutTarget = z.object({ url: Url });

/** 409: the market is suspended; `match_path` is the page with its current state. */
export const ClickOutSuspended = z.object({
  detail: z.optional(z.unknown()),
  match_path: z.nullish(Url),
});
