import { BonusCarousel } from '@/components/bonus/bonus-carousel';
import { TopBookmakers } from '@/components/bookmaker/top-bookmakers';
import { Banner } from '@/components/content/banner';
import { YourMatches } from '@/components/match/list/your-matches.client';
import { BettingInformation } from '@/components/home/betting-information';
import { HomeAbout } from '@/components/home/home-about';
import { HomeLead } from '@/components/home/home-lead';
import { ResultsAndBookmakers } from '@/components/home/results-and-bookmakers';
import { ChosenNote } from '@/components/personal/bookmakers/chosen-note.client';
import { LiveList } from '@/components/live/live-list.client';
import { RecentResults } from '@/components/match/results/recent-results.client';
import { UpcomingMatches } from '@/components/match/list/upcoming-matches.client';
import { WatchLive } from '@/components/match/list/watch-live.client';
import { LatestNews } from '@/components/news/latest-news';
import { openListPath } from '@/lib/domain/match/open-list-path';
import { loadHome } from '@/lib/api-client/page-data/home-page';
import { optional } from '@/lib/api-client/optional';
import { getHomeInfo } from '@/lib/api-client/site-info';
import { policyOfView } from '@/lib/routing/view';
import { showsPrices } from '@/lib/domain/policy';
import { siteEnv } from '@/lib/env';
import { homeMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { organization, webSite } from '@/lib/seo/graph/site';
import { siteIdentity } from '@/lib/seo/graph/site-identity';

export const generateMetadata = async () => homeMetadata(await optional(getHomeInfo(), {}));

type Props = { params: Promise<{ view: string }> };

export default async function HomePage({ params }: Props) {
  const policy = policyOfView((await params).view);
  const { matches, counts, now, recent, home, bookmakers, news, bonuses } = await loadHome(policy);
  const questions = home.betting_information ?? [];
  const { SITE_TIME_ZONE } = siteEnv();
  const site = siteIdentity();
  const profiles = (home.social_links ?? []).map(({ link }) => link);

  return (
    <LiveList
      matches={matches}
      counts={counts}
      group="event"
      snapshotPath={openListPath('all')}
      now={now}
    >
      <JsonLd things={[webSite(site), organization(site, profiles)]} />
      {!home.main_title && <h1 className="visually-hidden">{site.name}</h1>}
      {showsPrices(policy) && <ChosenNote />}
      <YourMatches />
      <WatchLive />
      <Banner html={home.bottom_banner ?? ''} />
      {(home.main_title || home.main_text) && (
        <HomeLead title={home.main_title ?? ''} text={home.main_text ?? ''} />
      )}
      <UpcomingMatches />
      <ResultsAndBookmakers>
        <RecentResults matches={recent} />
        {bookmakers.length > 0 && (
          <TopBookmakers
            bookmakers={bookmakers}
            banner={<Banner html={home.top_bookmakers_banner ?? ''} />}
          />
        )}
      </ResultsAndBookmakers>
      {questions.length > 0 && <BettingInformation items={questions} />}
      {news.length > 0 && <LatestNews stories={news} timeZone={SITE_TIME_ZONE} />}
      {bonuses.length > 0 && <BonusCarousel bonuses={bonuses} />}
      {home.seo_title && home.seo_text && <HomeAbout title={home.seo_title} text={home.seo_text} />}
    </LiveList>
  );
}
