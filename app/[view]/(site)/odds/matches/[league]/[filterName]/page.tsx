import { notFound } from 'next/navigation';
import { BonusCarousel } from '@/components/bonus/bonus-carousel';
import { Banner } from '@/components/content/banner';
import { CalendarLink } from '@/components/match/page/calendar-link';
import { LeagueMenu } from '@/components/match/list/league-menu';
import { LeagueSelect } from '@/components/match/list/league-select.client';
import { LiveList } from '@/components/match/list/live-list.client';
import { MatchList } from '@/components/match/list/match-list.client';
import { MatchListLayout } from '@/components/match/list/match-list-layout';
import { OddsHeader } from '@/components/odds/odds-header';
import { getLeagues } from '@/lib/api-client/leagues';
import { getOpenMatches, openListPath } from '@/lib/api-client/matches';
import { loadOddsPageData } from '@/lib/api-client/page-data/odds-page-data';
import { optional } from '@/lib/api-client/optional';
import { isInFilter, isMatchFilter, listPath } from '@/lib/domain/match/match-filter';
import { policyOfView, showsPrices } from '@/lib/routing/view';
import { listMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { unfilteredList } from '@/lib/routing/list-query';

export const revalidate = 5;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ view: string; league: string; filterName: string }> };

export async function generateMetadata({ params }: Props) {
  const { league, filterName } = await params;
  if (!isMatchFilter(filterName)) return {};
  const leagues = await optional(getLeagues(), []);
  const name = leagues.find(known => known.slug === league)?.name ?? null;
  return listMetadata(filterName, { slug: league, name });
}

export default async function MatchListPage({ params }: Props) {
  const { view, league, filterName } = await params;
  if (!isMatchFilter(filterName)) notFound();
  const policy = policyOfView(view);
  const { leagues, headerBanner, bottomBanner, bonuses } = await loadOddsPageData(policy);
  const isKnown = league === 'all' || leagues.some(({ slug }) => slug === league);
  if (leagues.length > 0 && !isKnown) notFound();
  const matches = await getOpenMatches(league, policy);
  const now = Math.floor(Date.now() / 1000);

  return (
    <LiveList
      matches={matches}
      group={league === 'all' ? 'event' : `event_${league}`}
      snapshotPath={openListPath(league)}
      now={now}
    >
      <JsonLd
        things={listGraph(
          { title: 'Cricket Odds', path: listPath(league, filterName), query: unfilteredList },
          matches.filter(match => isInFilter(match, filterName, now)).map(toListedMatch),
        )}
      />
      <OddsHeader
        current="matches"
        banner={<Banner html={headerBanner} size="strip" />}
        offers={showsPrices(policy)}
      />
      <MatchListLayout
        leagues={<LeagueMenu leagues={leagues} current={league} filter={filterName} />}
        leagueSelect={<LeagueSelect leagues={leagues} current={league} filter={filterName} />}
        filter={filterName}
        league={league}
      >
        <MatchList filter={filterName} league={league} now={now} />
        <CalendarLink
          href={`/calendars/${encodeURIComponent(league)}.ics`}
          label="Upcoming matches for your calendar"
        />
      </MatchListLayout>
      {bonuses.length > 0 && <BonusCarousel bonuses={bonuses} />}
      <Banner html={bottomBanner} lazy />
    </LiveList>
  );
}
