import type { Metadata, Viewport } from 'next';
import type { HomeInfo } from '@/lib/contract/home-info';
import { listHref, unfilteredList } from '@/lib/routing/list-query';
import { filterLabels, listPath, type MatchFilter } from '@/lib/domain/match/match-filter';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import type { Match } from '@/lib/domain/match/match';
import type { MoverPeriod } from '@/lib/domain/odds/history/movers';
import { searchPath } from '@/lib/routing/search-query';
import { mayIndexMatch } from '@/lib/routing/indexing';
import { siteEnv, type SiteEnv } from '@/lib/env';
import { colours } from './colours';
import { feedLinks } from './feed-links';
import { matchImage, socialMetadata } from './social-metadata';
import { withMetatags } from './metatags';

/** The metadata that every page inherits. */
export function siteMetadata({ SITE_NAME, SITE_URL }: SiteEnv): Metadata {
  return {
    metadataBase: new URL(SITE_URL),
    title: { default: `${SITE_NAME}: cricket odds and live scores`, template: `%s | ${SITE_NAME}` },
    description:
      'Cricket odds compared, live scores and commentary, news, betting guides and bookmaker reviews.',
    applicationName: SITE_NAME,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/favicon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  };
}

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: colours.pitch,
};

const listTitles: Record<MatchFilter, string> = {
  'in-play': 'Live cricket odds, in-play matches',
  'next-24-hours': 'Cricket odds for the next 24 hours',
  future: 'Upcoming cricket odds',
};

/**
 * Title and description of a match list by its filter and, when one is chosen, its league. A league's
 * list without matches is not indexed.
 */
export function listMetadata(
  filter: MatchFilter,
  league: { slug: string; name: string | null; isEmpty: boolean },
  page = 1,
): Metadata {
  const prefix = league.name ? `${league.name}: ` : '';
  const title = `${prefix}${listTitles[filter]}${page > 1 ? `, page ${page}` : ''}`;
  return socialMetadata({
    title,
    description: `${title}. ${filterLabels[filter]} matches with scores and prices that move as they are played.`,
    alternates: {
      canonical: listHref(listPath(league.slug, filter), { ...unfilteredList, page }),
    },
    ...(league.isEmpty && league.slug !== 'all' && { robots: { index: false, follow: true } }),
  });
}

/** 'A vs B odds, live score and commentary'. */
export function matchMetadata(match: Match): Metadata {
  const [first, second] = match.teams;
  const title = `${first.name} vs ${second.name} odds, live score and commentary`;
  const metadata = {
    title,
    description: `${first.name} v ${second.name}, ${match.tournament}: odds, scorecard and ball-by-ball commentary.`,
    alternates: { canonical: matchPath(match) },
    ...(!mayIndexMatch(match, siteEnv().SITE_URL) && { robots: { index: false, follow: true } }),
  };
  return socialMetadata(
    metadata,
    matchImage(match.id, match.version, `${first.name} v ${second.name}`),
  );
}

/** A page with the comments or the charts of a match is a part of the match's page. */
export const matchPartMetadata = (match: Match, part: string): Metadata => ({
  title: `${part}, ${match.teams[0].name} v ${match.teams[1].name}`,
  alternates: { canonical: matchPath(match) },
  robots: { index: false, follow: true },
});

/** A market's own page is a part of its match's. */
export const marketMetadata = (match: Match, name: string): Metadata => ({
  title: `${name}, ${matchTitle(match)}: all bookmakers`,
  alternates: { canonical: matchPath(match) },
  robots: { index: false, follow: true },
});

export const outrightsMetadata = (): Metadata =>
  socialMetadata({
    title: 'Outright cricket odds, tournament winners',
    description: 'Prices on who wins the cricket tournaments of the season, compared as they move.',
    alternates: { canonical: '/odds/outrights' },
  });

/** An outright's own page; one that is over is not indexed. */
export function outrightMetadata(match: Match): Metadata {
  const title = matchTitle(match);
  const isIndexed = match.status !== 'other' && mayIndexMatch(match, siteEnv().SITE_URL);
  return socialMetadata({
    title: `${title}: odds of all bookmakers`,
    description: `${title}: the odds of each selection at every bookmaker, compared as they move.`,
    alternates: { canonical: matchPath(match) },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  });
}

/** The prices that moved most; a page without any is not indexed. */
export const moversMetadata = ({ hours, path }: MoverPeriod, isEmpty: boolean): Metadata =>
  socialMetadata({
    title: `Cricket odds that moved most in the last ${hours === 1 ? 'hour' : `${hours} hours`}`,
    description: 'Cricket prices that shortened and drifted most, by implied probability.',
    alternates: { canonical: path },
    ...(isEmpty && { robots: { index: false, follow: true } }),
  });

/** Past results; each page of the list is its own canonical. */
export const historyMetadata = (page: number): Metadata =>
  socialMetadata({
    title: page > 1 ? `Past results, page ${page}` : 'Past results',
    description: 'Results of past cricket matches by day, with their scorecards and commentary.',
    alternates: { canonical: page > 1 ? `/match-history?page=${page}` : '/match-history' },
  });

/** The home page; the API's meta tags override. */
export const homeMetadata = (home: HomeInfo): Metadata =>
  socialMetadata(
    withMetatags({ alternates: { canonical: '/', types: feedLinks() } }, home.metatags),
  );

export const notFoundMetadata: Metadata = {
  title: { absolute: '404' },
  robots: { index: false },
};

/** Search results belong to the visitor's query and are not indexed. */
export const searchMetadata = (query: string | null): Metadata =>
  socialMetadata({
    title: query ? `Search: ${query}` : 'Search',
    description: 'Search matches, teams, leagues, news and betting guides.',
    alternates: { canonical: searchPath },
    robots: { index: false, follow: true },
  });

/** Pages that newsletter mails link to: not indexed, and no URL with a token leaves as a referrer. */
export const newsletterMetadata: Metadata = {
  title: 'Newsletter',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

/** Click-out screens. */
export const clickOutMetadata: Metadata = {
  title: { absolute: 'Redirecting...' },
  robots: { index: false, follow: false },
};
