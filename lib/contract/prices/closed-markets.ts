import * as z from 'zod/mini';
import { Id, ShortText, UnixSeconds } from '@/lib/contract/validation/values';

/**
 * GET /api/events/{id}/closed-markets/: markets that an event had and no longer has, such as those of an
 * over, the last closed first. `closed_at` is when their last prices ended.
 */
export const ClosedMarkets = z.object({
  results: z.array(z.object({ id: Id, name: ShortText, closed_at: UnixSeconds })),
});
export type ClosedMarkets = z.infer<typeof ClosedMarkets>;

/** The query: one market by its id; all of them without it. */
export const ClosedMarketsQuery = z.object({
  market: z.optional(z.string().check(z.maxLength(100))),
});
