import { millisecondsInMinute } from 'date-fns/constants';
import { createRateLimit, type RateLimit } from '@/lib/http/rate-limit';
import { isMachineReadablePath } from '@/lib/routing/page-paths';
import type { SiteEnv } from '@/lib/env';
import type { RequestContext } from './request-context';

const windowMs = millisecondsInMinute;

type Settings = Pick<SiteEnv, 'SEARCH_LIMIT' | 'PICTURE_LIMIT' | 'FILE_LIMIT' | 'DATA_LIMIT'>;

/**
 * Rate limits by visitor for routes that cost more than a cached page and that no cache can absorb, in
 * proportion to their cost. In CPU time of two shared cores: a cached page 0.6 ms; its data 2 ms; feeds
 * and calendars 3 to 4 ms; sitemaps 4 to 11 ms; the data of a list with a query 15 ms; a search 28 ms.
 * Returns null for a request within its limits, or the number of seconds until the visitor may try again.
 */
export function createExpensiveRoutes(settings: Settings, now: () => number) {
  const limited = (limit: number) => createRateLimit({ limit, windowMs, now });
  const search = limited(settings.SEARCH_LIMIT);
  const pictures = limited(settings.PICTURE_LIMIT);
  const files = limited(settings.FILE_LIMIT);
  const data = limited(settings.DATA_LIMIT);
  const listData = limited(settings.SEARCH_LIMIT);

  return (context: RequestContext): number | null => {
    for (const limit of limitsOf(context)) {
      const retryAfter = limit(context.clientAddress);
      if (retryAfter !== null) return retryAfter;
    }
    return null;
  };

  function limitsOf({ path, search: query, isData, isPage }: RequestContext): RateLimit[] {
    if (/^\/(?:api\/)?search(?:\/|$)/i.test(path)) return [search];
    if (path.startsWith('/og/')) return [pictures];
    if (isMachineReadablePath(path)) return [files];
    if (!isData || !isPage) return [];
    return hasOwnQuery(query) ? [listData, data] : [data];
  }
}

/** Whether a query has parameters besides `_rsc`, by which Next keeps data and pages apart in caches. */
const hasOwnQuery = (search: string): boolean =>
  search
    .slice(1)
    .split('&')
    .some(part => !/^(?:_rsc(?:=|$)|$)/.test(part));
