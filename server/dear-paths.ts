import type { IncomingMessage } from 'node:http';
import { isPagePath } from '@/lib/domain/page-address';
import { createRateLimit, type RateLimit } from '@/lib/domain/rate-limit';
import { isFileOfPages } from '@/lib/domain/region';
import type { SiteEnv } from '@/lib/env';
import { visitorOf } from './visitor';

const windowMs = 60_000;

type Settings = Pick<
  SiteEnv,
  'SEARCH_LIMIT' | 'PICTURE_LIMIT' | 'FILE_LIMIT' | 'DATA_LIMIT' | 'TRUSTED_PROXIES'
>;

/**
 * Limits by visitor for what costs more than a cached page, in proportion to that cost. In CPU time of
 * two shared cores: a cached page 0.6 ms; its data 2 ms; feeds and calendars 3 to 4 ms; sitemaps 4 to
 * 11 ms; the data of a list narrowed by its query 15 ms; a search 28 ms. Returns null, or the number of
 * seconds until the visitor may go on.
 */
export function createDearPaths(settings: Settings, now: () => number) {
  const { TRUSTED_PROXIES } = settings;
  const limited = (limit: number) => createRateLimit({ limit, windowMs, now });
  const search = limited(settings.SEARCH_LIMIT);
  const pictures = limited(settings.PICTURE_LIMIT);
  const files = limited(settings.FILE_LIMIT);
  const data = limited(settings.DATA_LIMIT);
  const listData = limited(settings.SEARCH_LIMIT);

  return (path: string, request: IncomingMessage): number | null => {
    const visitor = visitorOf(request, TRUSTED_PROXIES);
    for (const limit of limitsOf(path, request)) {
      const retryAfter = limit(visitor);
      if (retryAfter !== null) return retryAfter;
    }
    return null;
  };

  function limitsOf(path: string, request: IncomingMessage): RateLimit[] {
    if (/^\/(?:api\/)?search(?:\/|$)/i.test(path)) return [search];
    if (path.startsWith('/og/')) return [pictures];
    if (isFileOfPages(path)) return [files];
    if (request.headers['rsc'] === undefined || !isPagePath(path)) return [];
    return isNarrowed(request.url ?? '') ? [listData, data] : [data];
  }
}

/** Whether the query narrows a list; `_rsc` is Next's own, which keeps data apart from pages in caches. */
const isNarrowed = (url: string): boolean =>
  (url.split('?', 2)[1] ?? '').split('&').some(part => !/^(?:_rsc(?:=|$)|$)/.test(part));
