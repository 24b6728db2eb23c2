import type { Metadata, Viewport } from 'next';
import type { HomeInfo } from '../contract/home-info';
import { filterLabels, listPath, type MatchFilter } from '../domain/match-filter';
import { matchPath } from '../domain/match-name';
import type { Match } from '../domain/match';
import { mayIndexMatch } from '../domain/indexing';
import { siteEnv, type SiteEnv } from '../env';
import { colours } from './colours';
import { feedLinks } from './feed-links';
import { matchPicture, shared } from './shared';
import { withMetatags } from './metatags';

/** What every page says of itself unless it knows better. */
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

/** A list's title and description follow its filter, with the league's name when one is chosen. */
export function listMetadata(
  filter: MatchFilter,
  league: { slug: string; name: string | null },
): Metadata {
  const of = league.name ? `${league.name}: ` : '';
  const title = `${of}${listTitles[filter]}`;
  return shared({
    title,
    description: `${title}. ${filterLabels[filter]} matches with scores and prices that move as they are played.`,
    alternates: { canonical: listPath(league.slug, filter) },
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
  return shared(metadata, matchPicture(match.id, `${first.name} v ${second.name}`));
}

export const outrightsMetadata = (): Metadata =>
  shared({
    title: 'Outright cricket odds, tournament winners',
    description: 'Prices on who wins the cricket tournaments of the season, compared as they move.',
    alternates: { canonical: '/odds/outrights' },
  });

/** Past results; each page of the list is its own canonical. */
export const historyMetadata = (page: number): Metadata =>
  shared({
    title: page > 1 ? `Past results, page ${page}` : 'Past results',
    description: 'Results of past cricket matches by day, with their scorecards and commentary.',
    alternates: { canonical: page > 1 ? `/match-history?page=${page}` : '/match-history' },
  });

/** Home, as the host words it. */
export const homeMetadata = (home: HomeInfo): Metadata =>
  shared(withMetatags({ alternates: { canonical: '/', types: feedLinks() } }, home.metatags));

export const notFoundMetadata: Metadata = {
  title: { absolute: '404' },
  robots: { index: false },
};
