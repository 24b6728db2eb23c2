import type { Thing } from 'schema-dts';
import type { InningsComments } from '../../domain/commentary';
import { mayIndexMatch } from '../../domain/indexing';
import type { Match } from '../../domain/match';
import { matchPath } from '../../domain/match-name';
import type { Scorecard } from '../../domain/scorecard';
import { siteEnv } from '../../env';
import { breadcrumbList } from './breadcrumb-list';
import { liveBlog } from './live-blog';
import { organization } from './site';
import { sportsEvent } from './sports-event';
import { thisSite } from './this-site';

type Details = { scorecard: Scorecard | null; commentary: InningsComments[] };

/** What a match's page says: the way to it, the event and, in play, its commentary. */
export function matchGraph(match: Match, { scorecard, commentary }: Details): Thing[] {
  const { SITE_TIME_ZONE: timeZone } = siteEnv();
  const site = thisSite();
  const [first, second] = match.teams;
  const way = breadcrumbList(site.url, [
    { title: 'Cricket Odds', href: '/odds/matches/all/in-play' },
    { title: `${first.name} v ${second.name}`, href: matchPath(match) },
  ]);
  if (!mayIndexMatch(match, site.url)) return [way];
  const venue = scorecard?.rows.find(({ label }) => label === 'Venue')?.value ?? null;
  const blog = liveBlog(match, commentary, { site, timeZone });
  return [
    way,
    sportsEvent(match, { siteUrl: site.url, timeZone, venue }),
    ...(blog ? [blog, organization(site)] : []),
  ];
}
