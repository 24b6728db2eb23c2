import * as z from 'zod/mini';
import { Event } from '@/lib/contract/event';

/**
 * GET /api/bookmakers/{slug}/prices/: the open matches that a bookmaker quotes, in play first, as lists
 * have them; the selections of their market have the `prices` of this bookmaker only.
 */
export const BookmakerPrices = z.object({ results: z.array(Event) });
