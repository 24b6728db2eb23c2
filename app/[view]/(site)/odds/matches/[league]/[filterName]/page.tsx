import { notFound } from 'next/navigation';
import { BonusCarousel } from '@/components/bonus/bonus-carousel';
import { Banner } from '@/components/content/banner';
import { CalendarLink } from '@/components/match/calendar-link';
import { LeagueMenu } from '@/components/match/league-menu';
import { LeagueSelect } from '@/components/match/league-select.client';
import { LiveList } from '@/components/match/live-list.client';
import { MatchBoard } from '@/components/match/match-board.client';
import { MatchListLayout } from '@/components/match/match-list-layout';
import { OddsHeader } from '@/components/odds/odds-header';
import { getLeagues } from '@/lib/api/leagues';
import { getOpenMatches, openListPath } from '@/lib/api/matches';
import { loadOddsExtras } from '@/lib/api/odds-extras';
import { optional } from '@/lib/api/optional';
import { withoutPrices } from '@/lib/domain/match';
import { isInFilter, isMatchFilter, listPath } from '@/lib/domain/match-filter';
import { showsOffers } from '@/lib/domain/view';
import { listMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { wholeList } from '@/lib/domain/list-query';

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
  const [leagues, extras] = await Promise.all([optional(getLeagues(), []), loadOddsExtras()]);
  const isKnown = league === 'all' || leagues.some(({ slug }) => slug === league);
  if (leagues.length > 0 && !isKnown) notFound();
  const matches = await getOpenMatches(league);
  const now = Math.floor(Date.now() / 1000);
  const offers = showsOffers(view);
  const headerBanner = offers && <Banner html={extras.headerBanner} size="strip" />;

  return (
    <LiveList
      matches={offers ? matches : matches.map(withoutPrices)}
      group={league === 'all' ? 'event' : `event_${league}`}
      snapshotPath={openListPath(league)}
      now={now}
    >
      <JsonLd
        things={listGraph(
          { title: 'Cricket Odds', path: listPath(league, filterName), query: wholeList },
          matches.filter(match => isInFilter(match, filterName, now)).map(toListedMatch),
        )}
      />
      <OddsHeader current="matches" banner={headerBanner} offers={offers} />
      <MatchListLayout
        leagues={<LeagueMenu leagues={leagues} current={league} filter={filterName} />}
        leagueSelect={<LeagueSelect leagues={leagues} current={league} filter={filterName} />}
        filter={filterName}
        league={league}
      >
        <MatchBoard filter={filterName} league={league} now={now} />
        <CalendarLink
          href={`/calendars/${encodeURIComponent(league)}.ics`}
          label="Upcoming matches for your calendar"
        />
      </MatchListLayout>
      {offers && extras.bonuses.length > 0 && <BonusCarousel bonuses={extras.bonuses} />}
      {offers && <Banner html={extras.bottomBanner} lazy />}
    </LiveList>
  );
}
