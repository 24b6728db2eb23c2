import type { IncomingMessage } from 'node:http';
import { createRateLimit } from '@/lib/domain/rate-limit';
import type { SiteEnv } from '@/lib/env';
import { visitorOf } from './visitor';

const windowMs = 60_000;

export type NotFoundLimit = (request: IncomingMessage) => {
  /** Null for a visitor who may go on, else in how many seconds to come back. */
  retryAfter: number | null;
  /** What was asked for leads somewhere, and does not count. */
  found(): void;
};

/**
 * Addresses that lead nowhere are endless, and each has to be looked for: one visitor may have only so
 * many looked for. Each counts from when it is asked for, so that asking for all at once does not help.
 */
export function createNotFoundLimit(
  { NOT_FOUND_LIMIT, TRUSTED_PROXIES }: Pick<SiteEnv, 'NOT_FOUND_LIMIT' | 'TRUSTED_PROXIES'>,
  now: () => number,
): NotFoundLimit {
  const limit = createRateLimit({ limit: NOT_FOUND_LIMIT, windowMs, now });

  return request => {
    const { retryAfter, refund } = limit.take(visitorOf(request, TRUSTED_PROXIES));
    return { retryAfter, found: refund };
  };
}
