import { notFound } from 'next/navigation';
import { BonusCarousel } from '@/components/bonus/bonus-carousel';
import { Banner } from '@/components/content/banner';
import { LeagueMenu } from '@/components/match/list/league-menu';
import { LeagueSelect } from '@/components/match/list/league-select.client';
import { ListLinks } from '@/components/match/list/list-links';
import { LiveList } from '@/components/live/live-list.client';
import { MatchFilters } from '@/components/match/list/match-filters.client';
import { MatchList } from '@/components/match/list/match-list.client';
import { MatchListLayout } from '@/components/match/list/match-list-layout';
import { LeagueResults } from '@/components/match/results/league-results';
import { OddsHeader } from '@/components/odds/odds-header';
import { getLeagues } from '@/lib/api-client/leagues';
import { openListPath } from '@/lib/domain/match/open-list-path';
import { loadMatchList } from '@/lib/api-client/page-data/match-list-page';
import { optional } from '@/lib/api-client/optional';
import { isMatchFilter, listPath } from '@/lib/domain/match/match-filter';
import { showsPrices } from '@/lib/domain/policy';
import { policyOfView } from '@/lib/routing/view';
import { listMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { unfilteredList } from '@/lib/routing/list-query';

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
  const list = await loadMatchList({ league, filter: filterName, policy });
  if (!list) notFound();
  const { now, bonuses } = list;
  const menu = { leagues: list.leagues, current: league, filter: filterName };

  return (
    <LiveList
      matches={list.matches}
      group={league === 'all' ? 'event' : `event_${league}`}
      snapshotPath={openListPath(league)}
      now={now}
    >
      <JsonLd
        things={listGraph(
          { title: 'Cricket Odds', path: listPath(league, filterName), query: unfilteredList },
          list.shown.map(toListedMatch),
        )}
      />
      <OddsHeader
        current="matches"
        banner={<Banner html={list.headerBanner} size="strip" />}
        offers={showsPrices(policy)}
      />
      <MatchListLayout
        filters={<MatchFilters filter={filterName} league={league} now={now} />}
        leagues={<LeagueMenu {...menu} />}
        leagueSelect={<LeagueSelect {...menu} />}
      >
        <MatchList filter={filterName} league={league} now={now} />
        <LeagueResults league={league} name={list.leagueName} matches={list.results} />
        <ListLinks league={league} name={list.leagueName} />
      </MatchListLayout>
      {bonuses.length > 0 && <BonusCarousel bonuses={bonuses} />}
      <Banner html={list.bottomBanner} lazy />
    </LiveList>
  );
}
