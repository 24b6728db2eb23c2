import * as z from 'zod/mini';
import { Name, Slug } from './validation/values';

export const League = z.object({ slug: Slug, name: Name });
export type League = z.infer<typeof League>;

/** GET /api/leagues/ */
export const Leagues = z.object({ leagues: z.array(League) });
