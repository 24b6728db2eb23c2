import type { Match } from '@/lib/domain/match/match';

/**
 * Whether a match's page may be indexed and described as an event. A replay is not an event of today,
 * so it is indexed on a developer's own machine only.
 */
export const mayIndexMatch = ({ replay }: Pick<Match, 'replay'>, siteUrl: string): boolean =>
  replay === null || isLocalSite(siteUrl);

/**
 * Whether a bookmaker's review may be indexed. Search results must not show a mark for a bookmaker that
 * does not exist.
 */
export const mayIndexReview = ({ isInvented }: { isInvented: boolean }, siteUrl: string): boolean =>
  !isInvented || isLocalSite(siteUrl);

/** The URLs of a sitemap have fewer characters (https://www.sitemaps.org/protocol.html). */
const maxLocationLength = 2048;

/** Whether a sitemap can have a path: encoded, a name in an Indian script is nine times as long. */
export const fitsSiteMap = (path: string, siteUrl: string): boolean =>
  siteUrl.length + path.length < maxLocationLength;

/** Whether a site is one on a developer's own machine. */
export const isLocalSite = (siteUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
