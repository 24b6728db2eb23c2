import { createRateLimit, type RateLimit } from '@/lib/domain/rate-limit';
import type { SiteEnv } from '@/lib/env';

const windowMs = 60_000;

/**
 * What costs more than a page and can be asked for in endless variety, however it is cached: one
 * address may ask for it only so often. Answers null, or in how many seconds to come back.
 */
export function createDearPaths(
  { SEARCH_LIMIT, PICTURE_LIMIT }: Pick<SiteEnv, 'SEARCH_LIMIT' | 'PICTURE_LIMIT'>,
  now: () => number,
) {
  const search = createRateLimit({ limit: SEARCH_LIMIT, windowMs, now });
  const pictures = createRateLimit({ limit: PICTURE_LIMIT, windowMs, now });

  return (path: string, address: string): number | null => limitOf(path)?.(address) ?? null;

  function limitOf(path: string): RateLimit | null {
    if (/^\/(?:api\/)?search(?:\/|$)/i.test(path)) return search;
    return path.startsWith('/og/') ? pictures : null;
  }
}
