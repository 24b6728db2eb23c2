import { millisecondsInSecond, secondsInMinute } from 'date-fns/constants';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '@/api/errors';

export type PushCosts = {
  /** Each counts what a token pushes, and throws 429 above its limit. */
  chargeBytes(tokenId: number, bytes: number): Promise<void>;
  chargePrices(tokenId: number, prices: number): Promise<void>;
};

/** In a minute. */
type Limits = { bytes: number; prices: number };

/**
 * Limits what the pushes of a token cost: a call may have one price or thousands. Counted in this process,
 * since only the instance that runs the feeds reads the bodies of pushes.
 */
export function createPushCosts({ bytes, prices }: Limits): PushCosts {
  const charge = (limit: number, unit: string) => {
    const limiter = new RateLimiterMemory({ points: limit, duration: secondsInMinute });
    return async (tokenId: number, count: number): Promise<void> => {
      // A score is not refused for the prices before it.
      if (count === 0) return;
      try {
        await limiter.consume(tokenId, count);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / millisecondsInSecond));
        throw tooMany(seconds, `More than ${limit} ${unit} in a minute.`);
      }
    };
  };
  return {
    chargeBytes: charge(bytes, 'bytes'),
    chargePrices: charge(prices, 'prices'),
  };
}
