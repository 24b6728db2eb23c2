import { LRUCache } from 'lru-cache';
import { millisecondsInDay } from 'date-fns/constants';
import type { Publications } from './publications';

/** The result of a load for a key, and its lifetime. */
export type Loaded<T> = {
  value: T;
  /**
   * `missing`: the source has no such value; the number of such keys is unlimited. `failed`: the source
   * does not respond, so that an older value is preferred.
   */
  kind: 'found' | 'missing' | 'failed';
  /** The lifetime in ms; null: only for the callers of this load. */
  lifetimeMs: number | null;
  /** A publication of one of them ends its lifetime. */
  tags: readonly string[];
};

export type Load<T> = () => Promise<Loaded<T>>;

export type CacheOptions<T> = {
  /** The maximum size of all found values, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: T) => number;
  publications: Publications;
  /** Unix ms. */
  now: () => number;
  /** For how long a value is used immediately after its lifetime while a new one is loaded; ms. */
  staleMs?: (lifetimeMs: number) => number;
};

export type Cached<T> = {
  value: T;
  /** Unix ms; until then it is used without another load. */
  freshUntil: number;
  outcome: 'hit' | 'stale' | 'miss';
};

export type Cache<T> = {
  /**
   * The value under `key`; loads it when it is not cached, once at a time for all callers. With `tags`
   * a load that has begun is joined unless one of them was published since, otherwise unless anything was.
   */
  get(key: string, load: Load<T>, tags?: readonly string[]): Promise<Cached<T>>;
  /**
   * The cached value under `key`, whether or not it is fresh; `loading` while its first value is
   * loaded.
   */
  peek(key: string): { value: T; isFresh: boolean } | 'loading' | null;
  /** The size of what was found, and the number of all entries. */
  stats(): { size: number; entries: number };
};

type Entry<T> = {
  value: T;
  tags: readonly string[];
  /** The version of the content up to which it is known to be current: at first when its load began. */
  version: number;
  loadedAt: number;
  freshUntil: number;
  /** Until then it is used immediately while a new one is loaded. */
  staleUntil: number;
  kind: 'found' | 'missing' | 'failed';
};

/** An older value is used for this long while no new one can be loaded. */
const maxOldMs = millisecondsInDay;
/** After a failure the older value is used for this long before the next attempt, ... */
const failureMs = 1000;
/** ... and for this long without waiting for it. */
const failureStaleMs = 30_000;
/** Missing keys have their own space, so that a flood of unknown keys evicts no value. */
const maxMissing = 5000;
const maxMissingCharacters = 1_000_000;

/**
 * A bounded cache in memory. A value that is older than the last publication of one of its tags
 * does not exist: the next caller waits for a new one. Otherwise it is fresh for its lifetime, and
 * then stale for `staleMs`, in which it is used immediately and loaded again once.
 */
export function createCache<T>(options: CacheOptions<T>): Cache<T> {
  const { maxSize, sizeOf, publications, now, staleMs = () => 0 } = options;
  const found = new LRUCache<string, Entry<T>>({
    maxSize,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
  });
  const missing = new LRUCache<string, Entry<T>>({
    max: maxMissing,
    maxSize: maxMissingCharacters,
    sizeCalculation: (_, key) => key.length,
  });
  const loading = new Map<string, { version: number; entry: Promise<Entry<T>> }>();

  function loadOnce(key: string, load: Load<T>, tags?: readonly string[]): Promise<Entry<T>> {
    const version = publications.version();
    const current = loading.get(key);
    if (current?.version === version) return current.entry;
    if (current && tags && !publications.isChangedSince(current.version, tags))
      return current.entry;
    const started = { version, entry: loadEntry(key, load, version) };
    loading.set(key, started);
    const remove = () => loading.get(key) === started && loading.delete(key);
    started.entry.then(remove, remove);
    return started.entry;
  }

  async function loadEntry(key: string, load: Load<T>, version: number): Promise<Entry<T>> {
    const { value, kind, lifetimeMs, tags } = await load();
    const older = found.peek(key);
    if (kind === 'failed' && older && now() - older.loadedAt < maxOldMs) {
      const freshUntil = now() + failureMs;
      const staleUntil = freshUntil + failureStaleMs;
      const extended = { ...older, freshUntil, staleUntil, version: publications.version() };
      found.set(key, extended);
      return extended;
    }
    const loadedAt = now();
    const freshUntil = loadedAt + (lifetimeMs ?? 0);
    const staleUntil = freshUntil + (kind === 'found' ? staleMs(lifetimeMs ?? 0) : 0);
    const entry = { value, tags, version, loadedAt, freshUntil, staleUntil, kind };
    // A load that began after the last publication may have ended first.
    if ((older?.version ?? 0) > version) return entry;
    found.delete(key);
    missing.delete(key);
    if (lifetimeMs !== null) (kind === 'found' ? found : missing).set(key, entry);
    return entry;
  }

  /** Whether nothing of an entry was published since its version, which it then has up to now. */
  function isCurrent(entry: Entry<T>): boolean {
    const version = publications.version();
    if (entry.version === version) return true;
    if (publications.isChangedSince(entry.version, entry.tags)) return false;
    entry.version = version;
    return true;
  }

  return {
    async get(key, load, tags) {
      const cached = found.get(key) ?? missing.get(key);
      if (cached && isCurrent(cached)) {
        const { value, freshUntil } = cached;
        if (now() < freshUntil) return { value, freshUntil, outcome: 'hit' };
        if (now() < cached.staleUntil) {
          loadOnce(key, load, tags).catch(() => {});
          return { value, freshUntil, outcome: 'stale' };
        }
      }
      const { value, freshUntil } = await loadOnce(key, load, tags);
      return { value, freshUntil, outcome: 'miss' };
    },
    peek(key) {
      const cached = found.peek(key) ?? missing.peek(key);
      if (cached) return { value: cached.value, isFresh: now() < cached.freshUntil };
      return loading.has(key) ? 'loading' : null;
    },
    stats: () => ({ size: found.calculatedSize, entries: found.size + missing.size }),
  };
}
