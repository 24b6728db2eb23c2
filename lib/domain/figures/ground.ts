import { slugOf } from '@/lib/domain/fold-text';

/** A ground's name as addresses and the index have it: 'Lord's, London' is 'lords-london'. */
export const groundSlug = (name: string): string => slugOf(name).slice(0, 200);

/** The path of a ground's page. */
export const groundPath = (slug: string): string => `/grounds/${encodeURIComponent(slug)}`;

/** Ended matches that a ground must have for means and shares. */
export const leastGroundMatches = 5;
