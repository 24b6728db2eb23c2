import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { LRUCache } from 'lru-cache';
import { ApiError, tooMany } from '@/api/errors';
import type { RefundableLimit } from '@/lib/http/limits';
import type { FeedStore, FeedToken } from '@/api/store/feeds/feed-store';
import { hashOfHeader } from './feed-tokens';

type Deps = {
  store: Pick<FeedStore, 'tokenByHash'>;
  /** Requests with an invalid token, by address. */
  guessLimit: RefundableLimit;
  /** Unix ms. */
  now: () => number;
};

/** Bounds the memory; each entry is a hash. */
const maxRemembered = 10_000;

/**
 * Returns the valid token of an Authorization header, or throws 401, or 429 for an address that has sent
 * too many invalid ones. Those cost no query: an address is refused before its token is looked up, and an
 * unknown token is remembered for a minute. A token that was valid within the hour is always looked up:
 * the guesses of its neighbours do not refuse it, and a revoked one ends immediately.
 */
export function createTokenCheck({ store, guessLimit, now }: Deps) {
  const remember = (ttl: number) =>
    new LRUCache<string, true>({ max: maxRemembered, ttl, ttlResolution: 0, perf: { now } });
  const unknown = remember(millisecondsInMinute);
  const valid = remember(millisecondsInHour);

  /** Requests that arrive with a token while it is looked up count once. */
  const pending = new Map<string, Promise<FeedToken>>();

  const refuse = async (address: string): Promise<never> => {
    const retryAfter = await guessLimit(address);
    throw retryAfter === null ? new ApiError('unauthorized') : tooMany(retryAfter);
  };

  async function lookUp(hash: string, address: string): Promise<FeedToken> {
    const guess = await guessLimit.take(address);
    if (guess.retryAfter !== null) throw tooMany(guess.retryAfter);
    const token = await store.tokenByHash(hash);
    if (!token) {
      unknown.set(hash, true);
      throw new ApiError('unauthorized');
    }
    guess.refund();
    valid.set(hash, true);
    return token;
  }

  return async (authorization: string | undefined, address: string): Promise<FeedToken> => {
    const hash = hashOfHeader(authorization);
    if (hash === null || unknown.has(hash)) return refuse(address);
    if (valid.has(hash)) {
      const token = await store.tokenByHash(hash);
      if (token) return token;
      valid.delete(hash);
      unknown.set(hash, true);
      return refuse(address);
    }
    const found = pending.get(hash) ?? lookUp(hash, address).finally(() => pending.delete(hash));
    pending.set(hash, found);
    return found;
  };
}
