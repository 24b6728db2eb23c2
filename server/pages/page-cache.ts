import { LRUCache } from 'lru-cache';
import { sizeOf, type Page } from './page';

/** A page and how long it may be kept; null: for this request only. */
export type Fetched = { page: Page; lifetimeMs: number | null; isStale: boolean };
export type FetchPage = () => Promise<Fetched>;

export type PageCacheOptions = {
  maxBytes: number;
  /** Unix ms. */
  now: () => number;
  /** How many publishes there have been: nothing older is sent before it was asked for anew. */
  edition: () => number;
};

export type PageAnswer = { page: Page; outcome: 'hit' | 'stale' | 'miss' };

export type PageCache = {
  /** The page under `key`; `fetchPage` is called when it must be asked for, once at a time per key. */
  get(key: string, fetchPage: FetchPage): Promise<PageAnswer>;
  /**
   * Whether asking for `key` makes nothing new: it is held or under way. One that leads nowhere is
   * held only as long as it is fresh, else what was once let through could be made for ever.
   */
  holds(key: string): boolean;
  /** What is held: compressed pages in bytes, and how many pages and missing addresses. */
  held(): { bytes: number; entries: number };
};

type Kept = {
  page: Page;
  keptAt: number;
  freshUntil: number;
  /** How many publishes there had been when it was asked for. */
  edition: number;
};

/** An old copy is sent at once while a new one is made, when it is at most this much too old. */
const staleWhileAskingMs = 30_000;
/** And while no new one can be made, up to this age. */
const staleIfErrorMs = 24 * 60 * 60 * 1000;
/** After a failure the old copy is sent for a moment before Next is asked again. */
const failedMs = 1000;
/** Addresses that lead nowhere are remembered apart, so that no flood of them drives pages out. */
const maxMissing = 5000;
const maxMissingCharacters = 1_000_000;
/** Next sends its old copy, however old, while it makes a new one, which is worth a wait. */
const newPauseMs = 50;
const newTries = 8;
const publishedTries = 20;
/** Where the wait was in vain (the API host is down or slow), nobody waits for this long. */
const vainMs = 5000;

/** A bounded cache of finished pages: single flight, stale while asking, stale if error. */
export function createPageCache({ maxBytes, now, edition }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
  });
  const failures = new LRUCache<string, Kept>({
    max: maxMissing,
    maxSize: maxMissingCharacters,
    sizeCalculation: (_, key) => key.length,
  });
  const running = new Map<string, { edition: number; page: Promise<Page> }>();
  let waitsFrom = 0;

  /** `isWaitedFor`: somebody has nothing to look at meanwhile. */
  function ask(key: string, fetchPage: FetchPage, isWaitedFor: boolean): Promise<Page> {
    const asOf = edition();
    const already = running.get(key);
    if (already?.edition === asOf) return already.page;
    const asked = { edition: asOf, page: refresh(key, fetchPage, asOf, isWaitedFor) };
    running.set(key, asked);
    const forget = () => running.get(key) === asked && running.delete(key);
    asked.page.then(forget, forget);
    return asked.page;
  }

  async function refresh(
    key: string,
    fetchPage: FetchPage,
    asOf: number,
    isWaitedFor: boolean,
  ): Promise<Page> {
    const held = pages.peek(key);
    const isPublished = held !== undefined && held.edition < asOf;
    const waits = isWaitedFor && now() >= waitsFrom;
    const tries = isPublished ? publishedTries : waits ? newTries : 0;
    const { page, lifetimeMs, isStale } = await untilNew(fetchPage, tries);
    if (isStale && tries > 0) waitsFrom = now() + vainMs;
    if (held && page.status >= 500 && now() - held.keptAt < staleIfErrorMs) {
      pages.set(key, { ...held, freshUntil: now() + failedMs, edition: asOf });
      return held.page;
    }
    // One that was asked for after the last publish may be there by now.
    if ((pages.peek(key)?.edition ?? 0) <= asOf) keep(key, page, lifetimeMs, asOf);
    return page;
  }

  function keep(key: string, page: Page, lifetimeMs: number | null, asOf: number): void {
    pages.delete(key);
    failures.delete(key);
    if (lifetimeMs === null) return;
    const cache = page.status >= 400 ? failures : pages;
    cache.set(key, { page, keptAt: now(), freshUntil: now() + lifetimeMs, edition: asOf });
  }

  return {
    async get(key, fetchPage) {
      const held = pages.get(key) ?? failures.get(key);
      if (held?.edition === edition()) {
        if (now() < held.freshUntil) return { page: held.page, outcome: 'hit' };
        if (held.page.status < 400 && now() < held.freshUntil + staleWhileAskingMs) {
          ask(key, fetchPage, false).catch(() => {});
          return { page: held.page, outcome: 'stale' };
        }
      }
      return { page: await ask(key, fetchPage, true), outcome: 'miss' };
    },
    holds(key) {
      const held = pages.peek(key) ?? failures.peek(key);
      if (running.has(key)) return true;
      return held !== undefined && (!held.page.leadsNowhere || now() < held.freshUntil);
    },
    held: () => ({ bytes: pages.calculatedSize, entries: pages.size + failures.size }),
  };
}

/** Asks again, so many times at most, while Next sends its old copy. */
async function untilNew(fetchPage: FetchPage, tries: number): Promise<Fetched> {
  let fetched = await fetchPage();
  for (let left = tries; fetched.isStale && left > 0; left -= 1) {
    await new Promise(resolve => setTimeout(resolve, newPauseMs));
    fetched = await fetchPage();
  }
  return fetched;
}
