import { notFound } from 'next/navigation';
import { BonusCarousel } from '@/components/bonus/bonus-carousel';
import { Banner } from '@/components/content/banner';
import { LeagueMenu } from '@/components/match/leagues/league-menu.client';
import { LeagueSelect } from '@/components/match/leagues/league-select.client';
import { ListLinks } from '@/components/match/list/list-links';
import { LiveList } from '@/components/live/live-list.client';
import { MatchFilters } from '@/components/match/list/match-filters.client';
import { MatchList } from '@/components/match/list/match-list.client';
import { MatchListLayout } from '@/components/match/list/match-list-layout';
import { LeagueResults } from '@/components/match/results/league-results';
import { OddsHeader } from '@/components/odds/odds-header';
import { ChosenNote } from '@/components/personal/bookmakers/chosen-note.client';
import { openListPath } from '@/lib/domain/match/open-list-path';
import { loadListOutline, loadMatchList } from '@/lib/api-client/page-data/match-list-page';
import { isMatchFilter, listPath } from '@/lib/domain/match/match-filter';
import { showsPrices } from '@/lib/domain/policy';
import { policyOfView } from '@/lib/routing/view';
import { listMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { parseListSegments } from '@/lib/routing/list-query';

type Props = {
  params: Promise<{ view: string; league: string; filterName: string; query?: string[] }>;
};

export async function generateMetadata({ params }: Props) {
  const { view, league, filterName, query } = await params;
  if (!isMatchFilter(filterName)) return {};
  const list = { league, filter: filterName, policy: policyOfView(view) };
  return listMetadata(filterName, await loadListOutline(list), parseListSegments(query)?.page);
}

export default async function MatchListPage({ params }: Props) {
  const { view, league, filterName, query: segments } = await params;
  const query = parseListSegments(segments);
  if (!isMatchFilter(filterName) || !query) notFound();
  const policy = policyOfView(view);
  const list = await loadMatchList({ league, filter: filterName, page: query.page, policy });
  if (!list) notFound();
  const { now, bonuses, leagues } = list;
  const shown = { filter: filterName, league, now };
  const menu = { leagues, current: league, filter: filterName };

  return (
    <LiveList
      matches={list.matches}
      counts={list.counts}
      group={league === 'all' ? 'event' : `event_${league}`}
      snapshotPath={openListPath(league)}
      now={now}
    >
      <JsonLd
        things={listGraph(
          { title: 'Cricket Odds', path: listPath(league, filterName), query },
          list.shown.map(toListedMatch),
        )}
      />
      <OddsHeader
        current="matches"
        banner={<Banner html={list.headerBanner} size="strip" />}
        offers={showsPrices(policy)}
      />
      {showsPrices(policy) && <ChosenNote />}
      <MatchListLayout
        hasPrices={showsPrices(policy)}
        filters={<MatchFilters {...shown} />}
        leagues={<LeagueMenu {...menu} />}
        leagueSelect={<LeagueSelect {...menu} />}
      >
        <MatchList key={query.page} {...shown} page={query.page} isAnyLive={list.isAnyLive} />
        <LeagueResults league={league} name={list.leagueName} matches={list.results} />
        <ListLinks league={league} name={list.leagueName} />
      </MatchListLayout>
      {bonuses.length > 0 && <BonusCarousel bonuses={bonuses} />}
      <Banner html={list.bottomBanner} lazy />
    </LiveList>
  );
}
