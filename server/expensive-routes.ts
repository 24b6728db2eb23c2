import type { CreateLimit, Limit } from '@/lib/http/limits';
import { isMachineReadablePath } from '@/lib/routing/page-paths';
import type { SiteEnv } from '@/lib/env';
import type { RequestContext } from './request-context';

type Settings = Pick<SiteEnv, 'SEARCH_LIMIT' | 'PICTURE_LIMIT' | 'FILE_LIMIT' | 'DATA_LIMIT'>;

/**
 * Rate limits by visitor for routes that cost more than a cached page and that no cache can absorb, in
 * proportion to their cost. In CPU time of two shared cores: a cached page 0.6 ms; its data 2 ms; feeds
 * and calendars 3 to 4 ms; sitemaps 4 to 11 ms; the data of a list with a query 15 ms; a search 28 ms.
 * Returns null for a request within its limits, or the number of seconds until the visitor may try again.
 */
export function createExpensiveRoutes(
  settings: Settings,
  createLimit: CreateLimit,
): (context: RequestContext) => ReturnType<Limit> {
  const search = createLimit('search', settings.SEARCH_LIMIT);
  const pictures = createLimit('picture', settings.PICTURE_LIMIT);
  const files = createLimit('file', settings.FILE_LIMIT);
  const data = createLimit('data', settings.DATA_LIMIT);
  const listData = createLimit('list-data', settings.SEARCH_LIMIT);

  return context => firstRefusal(limitsOf(context), context.clientAddress);

  function limitsOf({ path, search: query, isData, isPage }: RequestContext): Limit[] {
    if (/^\/(?:api\/)?search(?:\/|$)/i.test(path)) return [search];
    if (path.startsWith('/og/')) return [pictures];
    if (isMachineReadablePath(path)) return [files];
    if (!isData || !isPage) return [];
    return hasOwnQuery(query) ? [listData, data] : [data];
  }
}

/** Asks one limit after the other, so that a refused use does not count in the next one. */
function firstRefusal([limit, ...others]: Limit[], address: string): ReturnType<Limit> {
  const retryAfter = limit?.(address) ?? null;
  const next = (refused: number | null) => refused ?? firstRefusal(others, address);
  if (retryAfter instanceof Promise) return retryAfter.then(next);
  return limit ? next(retryAfter) : null;
}

/** Whether a query has parameters besides `_rsc`, by which Next keeps data and pages apart in caches. */
const hasOwnQuery = (search: string): boolean =>
  search
    .slice(1)
    .split('&')
    .some(part => !/^(?:_rsc(?:=|$)|$)/.test(part));
