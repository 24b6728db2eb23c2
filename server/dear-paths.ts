import type { IncomingMessage } from 'node:http';
import { createRateLimit, type RateLimit } from '@/lib/domain/rate-limit';
import type { SiteEnv } from '@/lib/env';
import { visitorOf } from './visitor';

const windowMs = 60_000;

type Settings = Pick<SiteEnv, 'SEARCH_LIMIT' | 'PICTURE_LIMIT' | 'TRUSTED_PROXIES'>;

/**
 * What costs more than a page and can be asked for in endless variety, however it is cached: one
 * visitor may ask for it only so often. Answers null, or in how many seconds to come back.
 */
export function createDearPaths(
  { SEARCH_LIMIT, PICTURE_LIMIT, TRUSTED_PROXIES }: Settings,
  now: () => number,
) {
  const search = createRateLimit({ limit: SEARCH_LIMIT, windowMs, now });
  const pictures = createRateLimit({ limit: PICTURE_LIMIT, windowMs, now });

  return (path: string, request: IncomingMessage): number | null =>
    limitOf(path)?.(visitorOf(request, TRUSTED_PROXIES)) ?? null;

  function limitOf(path: string): RateLimit | null {
    if (/^\/(?:api\/)?search(?:\/|$)/i.test(path)) return search;
    return path.startsWith('/og/') ? pictures : null;
  }
}
