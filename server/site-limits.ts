import type { Logger } from 'pino';
import type { CreateRefundableLimit } from '@/lib/http/limits';
import { connectLimits, createLimits } from '@/lib/http/shared-limits';
import type { SiteEnv } from '@/lib/env';

const repeatMs = 30_000;

/** The limits of one thread of the site: with REDIS_URL all instances count together. */
export function createSiteLimits(
  { REDIS_URL: url }: Pick<SiteEnv, 'REDIS_URL'>,
  log: Pick<Logger, 'warn'>,
): CreateRefundableLimit {
  let loggedAt = Number.NEGATIVE_INFINITY;
  // Called for every attempt to connect again.
  const onError = (error: Error) => {
    if (performance.now() - loggedAt < repeatMs) return;
    loggedAt = performance.now();
    log.warn({ err: error }, 'Redis is not reached; this instance counts limits on its own');
  };
  const redis = url === undefined ? null : connectLimits(url, onError);
  return createLimits({ redis, program: 'site', now: Date.now });
}
