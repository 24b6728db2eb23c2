import * as z from 'zod/mini';
import { Name, PathSlug } from './validation/values';

export const League = z.object({ slug: PathSlug, name: Name.check(z.minLength(1)) });
export type League = z.infer<typeof League>;

/** GET /api/leagues/ */
export const Leagues = z.object({ leagues: z.array(League) });
