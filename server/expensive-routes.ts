import type { CreateLimit, Limit } from '@/lib/http/limits';
import { isMachineReadablePath } from '@/lib/routing/page-paths';
import type { SiteEnv } from '@/lib/env';

type Settings = Pick<SiteEnv, 'SEARCH_LIMIT' | 'PICTURE_LIMIT' | 'FILE_LIMIT'>;

/**
 * Rate limits by visitor for routes that cost more than a cached page and that no cache can absorb, in
 * proportion to their cost. In CPU time of two shared cores: a cached page 0.6 ms; feeds and calendars 3 to
 * 4 ms; sitemaps 4 to 11 ms, of an archive up to 100 ms; a search 28 ms. A calculator has a
 * page for everything that can be typed into it. Returns the limit of a route, null for one without.
 */
export function createExpensiveRoutes(
  settings: Settings,
  createLimit: CreateLimit,
): (path: string) => Limit | null {
  const search = createLimit('search', settings.SEARCH_LIMIT);
  const pictures = createLimit('picture', settings.PICTURE_LIMIT);
  const files = createLimit('file', settings.FILE_LIMIT);

  return path => {
    if (/^\/(?:(?:api\/)?search(?:\/|$)|calculators\/)/i.test(path)) return search;
    if (path.startsWith('/og/')) return pictures;
    return isMachineReadablePath(path) ? files : null;
  };
}
