import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '@/api/errors';
import { toResponse, type CachedResponse } from './response';

/**
 * Caches responses until their source changes: `generation` is its number, and a response of
 * another generation is built again, unless the database is down. Bounded, since clients choose the
 * keys.
 */
export function createCachedResponses(generation: () => number, max = 200) {
  const cache = new LRUCache<string, { generation: number; response: CachedResponse }>({ max });

  return async (key: string, create: () => unknown): Promise<CachedResponse> => {
    const currentGeneration = generation();
    const cached = cache.get(key);
    if (cached?.generation === currentGeneration) return cached.response;
    try {
      const response = toResponse(await create());
      cache.set(key, { generation: currentGeneration, response });
      return response;
    } catch (error) {
      if (cached && isDatabaseUnavailable(error)) return cached.response;
      throw error;
    }
  };
}
