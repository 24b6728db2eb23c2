import type { Match } from './match';

/**
 * Whether search engines may keep a match's page and be told of it as an event. A replay is no event
 * of today: away from a developer's own machine it must not stand in a search engine as one.
 */
export const mayIndexMatch = ({ replay }: Pick<Match, 'replay'>, siteUrl: string): boolean =>
  replay === null || isLocalSite(siteUrl);

/** Whether a site is one on a developer's own machine. */
export const isLocalSite = (siteUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
