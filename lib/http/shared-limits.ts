import { createClient } from '@redis/client';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createOwnLimits, type CreateRefundableLimit } from './limits';
import { createRateLimit, networkOf, type RateLimitUse } from './rate-limit';

type Deps = {
  /** A connection of `@redis/client` that all instances share; null where there is one instance. */
  redis: object | null;
  /** Before the names of this program's limits, so that another program's are others. */
  program: 'site' | 'api';
  /** Unix ms. */
  now: () => number;
};

/** A Redis that does not answer must not delay a request for longer; ms. */
const answerMs = 500;
const reconnectMs = 200;
const connectMs = 2000;

/** Limits of all instances, or of this process where `redis` is null. */
export const createLimits = (deps: Deps): CreateRefundableLimit =>
  deps.redis ? createSharedLimits({ ...deps, redis: deps.redis }) : createOwnLimits(deps);

/** A connection for limits, which reconnects by itself; `onError` is called while Redis is away. */
export function connectLimits(url: string, onError: (error: Error) => void): object {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, keepAlive: true, reconnectStrategy: () => reconnectMs },
  });
  client.on('error', onError);
  client.connect().catch(() => undefined);
  return client;
}

/**
 * Limits that all instances count together, in Redis. Each instance counts too: the wider networks,
 * whose limits protect the process, and everything while Redis is away.
 */
export const createSharedLimits = (deps: Deps & { redis: object }): CreateRefundableLimit => {
  return (name, limit, windowMs = millisecondsInMinute) => {
    const own = createRateLimit({ limit, windowMs, now: deps.now });
    const shared = new RateLimiterRedis({
      points: limit,
      duration: windowMs / millisecondsInSecond,
      storeClient: deps.redis,
      useRedisPackage: true,
      keyPrefix: `{off-the-bat}:limit:${deps.program}-${name}`,
      rejectIfRedisNotReady: true,
    });

    async function take(address: string): Promise<RateLimitUse> {
      const use = own.take(address);
      if (use.retryAfter !== null) return use;
      const network = networkOf(address);
      try {
        await withinMs(answerMs, shared.consume(network));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) return use;
        use.refund();
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / millisecondsInSecond));
        return { retryAfter, refund: () => undefined };
      }
      let isRefunded = false;
      return {
        retryAfter: null,
        refund: () => {
          if (isRefunded) return;
          isRefunded = true;
          use.refund();
          // Without Redis its count is lost too.
          shared.reward(network).catch(() => undefined);
        },
      };
    }

    return Object.assign(async (address: string) => (await take(address)).retryAfter, { take });
  };
};

async function withinMs<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
