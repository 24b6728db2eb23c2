import { LRUCache } from 'lru-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/**
 * Bounds Next's map of cache lifetimes, which has an entry for every URL that was ever rendered: a flood
 * of URLs would fill the memory. A URL whose entry is evicted counts as expired after a second and is
 * rendered again (docs/decisions/server/0013-cap-cache-controls.md).
 */
export function capCacheControls(max: number): void {
  const shared = SharedCacheControls as unknown as { cacheControls: unknown };
  if (!(shared.cacheControls instanceof Map))
    throw new Error('Next stores cache controls elsewhere: check whether they are bounded there.');
  const bounded = new LRUCache<string, object>({ max });
  for (const [key, value] of shared.cacheControls as Map<string, object>) bounded.set(key, value);
  shared.cacheControls = bounded;
}
