import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/**
 * Next remembers of every address that it ever made how long it may be kept, also of those it has
 * long forgotten: a flood of addresses that lead nowhere would fill the memory, 25 MB for a hundred
 * thousand. One that is forgotten counts as old after a second, and is made again.
 */
export function boundCacheControls(max: number): void {
  const shared = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };
  if (!(shared.cacheControls instanceof Map))
    throw new Error('Next keeps its lifetimes elsewhere: see whether they are bounded there.');
  shared.cacheControls = new BoundedMap(shared.cacheControls, max);
}

/** Forgets what was set the longest ago. */
class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number;

  constructor(entries: Iterable<[Key, Value]>, max: number) {
    super();
    this.#max = max;
    for (const [key, value] of entries) this.set(key, value);
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    const oldest = this.size < this.#max ? undefined : this.keys().next();
    if (oldest && !oldest.done) this.delete(oldest.value);
    return super.set(key, value);
  }
}
