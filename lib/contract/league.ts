import * as z from 'zod/mini';

export const League = z.object({ slug: z.string().check(z.minLength(1)), name: z.string() });
export type League = z.infer<typeof League>;

/** GET /api/leagues/ */
export const Leagues = z.object({ leagues: z.array(League) });
