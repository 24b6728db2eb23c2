import { LRUCache } from 'lru-cache';
import { millisecondsInDay } from 'date-fns/constants';
import { sizeOf, type PageEntry } from './page-entry';

/** A page and how long it may be cached; null: for this request only. */
export type FetchedPage = { page: PageEntry; lifetimeMs: number | null; isStale: boolean };
export type FetchPage = () => Promise<FetchedPage>;

export type PageCacheOptions = {
  maxBytes: number;
  /** Unix ms. */
  now: () => number;
  /** The number of publications so far: no page cached before the last one is sent without a new fetch. */
  contentVersion: () => number;
};

export type PageCacheResult = { page: PageEntry; outcome: 'hit' | 'stale' | 'miss' };

export type PageCache = {
  /** The page under `key`; calls `fetchPage` when it is not cached, once at a time per key. */
  get(key: string, fetchPage: FetchPage): Promise<PageCacheResult>;
  /**
   * Whether `key` needs no new fetch: it is cached or being fetched. A page that counts as not found is
   * only cached as long as it is fresh: otherwise a URL once allowed could be rendered without limit.
   */
  has(key: string): boolean;
  /** The size of the compressed pages in bytes, and the number of cached pages and errors. */
  stats(): { bytes: number; entries: number };
};

type CacheEntry = {
  page: PageEntry;
  cachedAt: number;
  freshUntil: number;
  /** Until then it is sent at once while a new one is fetched. */
  staleUntil: number;
  /** The content version when it was requested. */
  version: number;
};

/** While no new page can be fetched, the stale one is sent at once for this long. */
const maxStaleMs = 30_000;
/** A page up to this age is sent while no new one can be fetched. */
const staleIfErrorMs = millisecondsInDay;
/** After a failure the stale page is sent for this long before Next is requested again. */
const failureMs = 1000;
/** Errors have a cache of their own, so that a flood of unknown URLs evicts no page. */
const maxErrors = 5000;
const maxErrorCharacters = 1_000_000;
/** While Next renders a new page it sends its old copy, so a retry a moment later returns the new one. */
const retryPauseMs = 50;
const retries = 8;
const retriesAfterPublication = 20;
/** When the retries returned no new page (the API host is down or slow), none wait for this long. */
const staleBackoffMs = 5000;

/**
 * For how long a stale page is sent at once while a new one is fetched: as long as it was fresh. A page
 * of a live match, fresh for 5 s, thus shows its end after 10 s at most, however few visitors it has.
 */
export const staleWhileRevalidateMs = (lifetimeMs: number): number =>
  Math.min(lifetimeMs, maxStaleMs);

/** A bounded cache of finished pages: single flight, stale-while-revalidate, stale-if-error. */
export function createPageCache({ maxBytes, now, contentVersion }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
  });
  const errors = new LRUCache<string, CacheEntry>({
    max: maxErrors,
    maxSize: maxErrorCharacters,
    sizeCalculation: (_, key) => key.length,
  });
  const inFlight = new Map<string, { version: number; page: Promise<PageEntry> }>();
  let retriesPausedUntil = 0;

  /** `isBlocking`: a client waits for the result. */
  function fetchOnce(key: string, fetchPage: FetchPage, isBlocking: boolean): Promise<PageEntry> {
    const version = contentVersion();
    const current = inFlight.get(key);
    if (current?.version === version) return current.page;
    const started = { version, page: refresh(key, fetchPage, version, isBlocking) };
    inFlight.set(key, started);
    const remove = () => inFlight.get(key) === started && inFlight.delete(key);
    started.page.then(remove, remove);
    return started.page;
  }

  async function refresh(
    key: string,
    fetchPage: FetchPage,
    version: number,
    isBlocking: boolean,
  ): Promise<PageEntry> {
    const cached = pages.peek(key);
    const isPublished = ((cached ?? errors.peek(key))?.version ?? version) < version;
    const mayRetry = isBlocking && now() >= retriesPausedUntil;
    const maxRetries = isPublished ? retriesAfterPublication : mayRetry ? retries : 0;
    const { page, lifetimeMs, isStale } = await retryWhileStale(fetchPage, maxRetries);
    if (isStale && maxRetries > 0) retriesPausedUntil = now() + staleBackoffMs;
    if (cached && page.status >= 500 && now() - cached.cachedAt < staleIfErrorMs) {
      const freshUntil = now() + failureMs;
      pages.set(key, { ...cached, freshUntil, staleUntil: freshUntil + maxStaleMs, version });
      return cached.page;
    }
    // A fetch that started after the last publication may have finished first.
    if ((pages.peek(key)?.version ?? 0) <= version) store(key, page, lifetimeMs, version);
    return page;
  }

  function store(key: string, page: PageEntry, lifetimeMs: number | null, version: number): void {
    pages.delete(key);
    errors.delete(key);
    if (lifetimeMs === null) return;
    const cache = page.status >= 400 ? errors : pages;
    const cachedAt = now();
    const freshUntil = cachedAt + lifetimeMs;
    const staleUntil = freshUntil + staleWhileRevalidateMs(lifetimeMs);
    cache.set(key, { page, cachedAt, freshUntil, staleUntil, version });
  }

  return {
    async get(key, fetchPage) {
      const cached = pages.get(key) ?? errors.get(key);
      if (cached?.version === contentVersion()) {
        if (now() < cached.freshUntil) return { page: cached.page, outcome: 'hit' };
        if (cached.page.status < 400 && now() < cached.staleUntil) {
          fetchOnce(key, fetchPage, false).catch(() => {});
          return { page: cached.page, outcome: 'stale' };
        }
      }
      return { page: await fetchOnce(key, fetchPage, true), outcome: 'miss' };
    },
    has(key) {
      const cached = pages.peek(key) ?? errors.peek(key);
      if (inFlight.has(key)) return true;
      return cached !== undefined && (!cached.page.countsAsNotFound || now() < cached.freshUntil);
    },
    stats: () => ({ bytes: pages.calculatedSize, entries: pages.size + errors.size }),
  };
}

/** Fetches again, at most `maxRetries` times, while Next sends its old copy. */
async function retryWhileStale(fetchPage: FetchPage, maxRetries: number): Promise<FetchedPage> {
  let fetched = await fetchPage();
  for (let retriesLeft = maxRetries; fetched.isStale && retriesLeft > 0; retriesLeft -= 1) {
    await new Promise(resolve => setTimeout(resolve, retryPauseMs));
    fetched = await fetchPage();
  }
  return fetched;
}
