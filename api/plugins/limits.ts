import { millisecondsInMinute, secondsInMinute } from 'date-fns/constants';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createRateLimit, networkOf } from '@/lib/http/rate-limit';
import type { CreateLimit } from '@/api/limit';
import type { RedisConnection } from '@/api/live/stream/stream-commands';

/** Limits that are counted in this process. */
export const createOwnLimits =
  ({ now }: { now: () => number }): CreateLimit =>
  (_name, limit) =>
    createRateLimit({ limit, windowMs: millisecondsInMinute, now });

/** Limits of all instances, or of this process where `redis` is null. */
export const createLimits = ({
  redis,
  now,
}: {
  redis: RedisConnection | null;
  now: () => number;
}): CreateLimit => (redis ? createSharedLimits({ redis, now }) : createOwnLimits({ now }));

/**
 * Limits that all instances count together, in Redis. Those of wider networks, which protect the
 * process, are counted here, and while Redis is away all of them are.
 */
export const createSharedLimits = ({
  redis,
  now,
}: {
  redis: RedisConnection;
  now: () => number;
}): CreateLimit => {
  const ownLimits = createOwnLimits({ now });
  return (name, limit) => {
    const own = ownLimits(name, limit);
    const rule = { points: limit, duration: secondsInMinute };
    const shared = new RateLimiterRedis({
      ...rule,
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `{off-the-bat}:limit:${name}`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    return async address => {
      const retryAfter = await own(address);
      if (retryAfter !== null) return retryAfter;
      try {
        await shared.consume(networkOf(address));
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    };
  };
};
