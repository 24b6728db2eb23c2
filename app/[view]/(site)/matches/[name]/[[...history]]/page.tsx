import { notFound, permanentRedirect } from 'next/navigation';
import { CalendarLink } from '@/components/match/calendar-link';
import { LiveMatch } from '@/components/match/live-match.client';
import { MatchHeading } from '@/components/match/match-heading';
import { MatchPageLayout } from '@/components/match/match-page-layout';
import { MatchTabs } from '@/components/match/match-tabs.client';
import { Markets } from '@/components/match/markets.client';
import { Scoreboard } from '@/components/match/scoreboard.client';
import { StillCharts } from '@/components/match/still-charts';
import { loadMatch } from '@/lib/api/match-page';
import { withoutPrices } from '@/lib/domain/match';
import { hasCharts, toMatchCharts } from '@/lib/domain/match-charts';
import { matchName, matchPath } from '@/lib/domain/match-name';
import { showsOffers } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { matchMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { matchGraph } from '@/lib/seo/graph/match-graph';

export const revalidate = 5;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ view: string; name: string; history?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const loaded = await load(await params);
  return loaded ? matchMetadata(loaded.match) : {};
}

export default async function MatchPage({ params }: Props) {
  const { view, name, history } = await params;
  const loaded = await load({ name, history });
  if (!loaded) notFound();
  const { details, commentary, oddsHistory } = loaded;
  const offers = showsOffers(view);
  const match = offers ? loaded.match : withoutPrices(loaded.match);
  if (decodeURIComponent(name) !== matchName(match))
    permanentRedirect(matchPath(match) + (history ? '?history=true' : ''));
  const { WATCH_URL, SITE_TIME_ZONE } = siteEnv();
  const charts = toMatchCharts({
    match,
    scorecard: details.scorecard,
    commentary,
    oddsHistory: offers ? oddsHistory : null,
  });
  const still = { timeZone: SITE_TIME_ZONE, simulated: match.replay !== null };

  return (
    <LiveMatch match={match} details={details} now={Math.floor(Date.now() / 1000)}>
      <JsonLd things={matchGraph(match, details)} />
      <MatchHeading match={match} />
      <Scoreboard match={match} watchUrl={WATCH_URL} />
      {match.status === 'upcoming' && (
        <CalendarLink href={`${matchPath(match)}/event.ics`} label="Add to calendar" />
      )}
      <MatchPageLayout
        markets={offers && <Markets match={match} />}
        tabs={
          <MatchTabs
            match={match}
            watchUrl={WATCH_URL}
            charts={hasCharts(charts) && <StillCharts charts={charts} {...still} />}
          />
        }
      />
    </LiveMatch>
  );
}

const load = ({ name, history }: { name: string; history?: string[] | undefined }) =>
  loadMatch(name, isHistory(history));

/** The middleware writes `?history=true` as this segment; a visitor cannot. */
function isHistory(history: string[] | undefined): boolean {
  if (history === undefined) return false;
  if (history.length !== 1 || decodeURIComponent(history[0] ?? '') !== '~history') notFound();
  return true;
}
