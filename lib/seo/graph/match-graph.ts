import type { Thing } from 'schema-dts';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import { mayIndexMatch } from '@/lib/routing/indexing';
import type { Match } from '@/lib/domain/match/match';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { seriesPath } from '@/lib/domain/series/series';
import type { Scorecard } from '@/lib/domain/scorecard/scorecard';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from './breadcrumb-list';
import { liveBlog } from './live-blog';
import { organization } from './site';
import { sportsEvent } from './sports-event';
import { siteIdentity } from './site-identity';

type Details = { scorecard: Scorecard | null; commentary: InningsComments[] };

/** The structured data of an outright's page: breadcrumbs only, since it is no event of two sides. */
export const outrightGraph = (match: Match): Thing[] => [
  breadcrumbList(siteIdentity().url, [
    { title: 'Outrights', href: '/odds/outrights' },
    ...(match.league ? [{ title: match.tournament, href: seriesPath(match.league) }] : []),
    { title: matchTitle(match), href: matchPath(match) },
  ]),
];

/** The structured data of a match's page: breadcrumbs, the event and, in play, its commentary. */
export function matchGraph(match: Match, { scorecard, commentary }: Details): Thing[] {
  const { SITE_TIME_ZONE: timeZone } = siteEnv();
  const site = siteIdentity();
  const breadcrumbs = breadcrumbList(site.url, [
    { title: 'Cricket Odds', href: '/odds/matches/all/in-play' },
    ...(match.league ? [{ title: match.tournament, href: seriesPath(match.league) }] : []),
    { title: matchTitle(match), href: matchPath(match) },
  ]);
  if (!mayIndexMatch(match, site.url)) return [breadcrumbs];
  const venue = scorecard?.rows.find(({ label }) => label === 'Venue')?.value ?? null;
  const event = sportsEvent(match, { siteUrl: site.url, timeZone, venue });
  const blog = liveBlog(match, commentary, { site, timeZone, hasEvent: event !== null });
  return [breadcrumbs, ...(event ? [event] : []), ...(blog ? [blog, organization(site)] : [])];
}
