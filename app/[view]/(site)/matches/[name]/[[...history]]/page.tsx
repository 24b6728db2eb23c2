import { notFound, permanentRedirect } from 'next/navigation';
import { BeforeMatch } from '@/components/match/before/before-match';
import { LiveMatch } from '@/components/match/page/live-match.client';
import { MatchStack } from '@/components/match/page/match-stack';
import { MatchHeading } from '@/components/match/page/match-heading';
import { MatchPageLayout } from '@/components/match/page/match-page-layout';
import { MatchRelated } from '@/components/match/page/match-related';
import { MatchTabs } from '@/components/match/tabs/match-tabs.client';
import { WatchLink } from '@/components/match/tabs/watch-link';
import { Markets } from '@/components/match/markets/markets.client';
import { NoMarkets } from '@/components/match/markets/no-markets';
import { MatchScoreboard } from '@/components/match/scorecard/match-scoreboard';
import { getMatchStories } from '@/lib/api-client/news';
import { optional } from '@/lib/api-client/optional';
import { loadMatch } from '@/lib/api-client/page-data/match-page';
import { matchName, matchPath } from '@/lib/domain/match/match-name';
import { policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { matchMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { matchGraph } from '@/lib/seo/graph/match-graph';
import { isHistory } from './is-history';
import { beforeOf, summaryBarOf, sectionsOf, staticTabs } from './static-tabs';

type Props = { params: Promise<{ view: string; name: string; history?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const loaded = await load(await params);
  return loaded ? matchMetadata(loaded.match) : {};
}

export default async function MatchPage({ params }: Props) {
  const { view, name, history } = await params;
  const loaded = await load({ view, name, history });
  if (!loaded) notFound();
  const { match, details, before } = loaded;
  if (match.isOutright) permanentRedirect(matchPath(match));
  if (decodeURIComponent(name) !== matchName(match))
    permanentRedirect(matchPath(match) + (history ? '?history=true' : ''));
  const { SITE_URL, WATCH_URL, SITE_TIME_ZONE } = siteEnv();
  const stories = await optional(getMatchStories(match.id), []);
  const now = Math.floor(Date.now() / 1000);
  const fallback = staticTabs(loaded, view);
  const sections = sectionsOf(loaded, fallback, view);
  const hasMarkets = sections.includes('markets');

  return (
    <LiveMatch match={match} details={details} now={now}>
      <JsonLd things={matchGraph(match, details)} />
      <MatchStack>
        <MatchHeading match={match} />
        <MatchScoreboard match={match} watchUrl={WATCH_URL} siteUrl={SITE_URL} />
        {summaryBarOf(loaded, now)}
        <MatchPageLayout
          sections={sections}
          markets={hasMarkets && <Markets match={match} empty={<NoMarkets />} />}
          tabs={
            <MatchTabs
              match={match}
              hasMarkets={hasMarkets}
              watchLink={<WatchLink href={WATCH_URL} />}
              before={beforeOf(loaded)}
              fallback={fallback}
            />
          }
        />
        {before && <BeforeMatch match={match} background={before.background} />}
        <MatchRelated match={match} stories={stories} timeZone={SITE_TIME_ZONE} />
      </MatchStack>
    </LiveMatch>
  );
}

type Params = { view: string; name: string; history?: string[] | undefined };

const load = ({ view, name, history }: Params) =>
  loadMatch(name, isHistory(history), policyOfView(view));
