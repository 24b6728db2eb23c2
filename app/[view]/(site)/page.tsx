import { BonusCarousel } from '@/components/bonus/bonus-carousel';
import { TopBookmakers } from '@/components/bookmaker/top-bookmakers';
import { Banner } from '@/components/content/banner';
import { BettingInformation } from '@/components/home/betting-information';
import { HomeAbout } from '@/components/home/home-about';
import { HomeLead } from '@/components/home/home-lead';
import { ResultsAndBookmakers } from '@/components/home/results-and-bookmakers';
import { LiveList } from '@/components/match/live-list.client';
import { RecentResults } from '@/components/match/recent-results.client';
import { UpcomingMatches } from '@/components/match/upcoming-matches.client';
import { WatchLive } from '@/components/match/watch-live.client';
import { LatestNews } from '@/components/news/latest-news';
import { openListPath } from '@/lib/api/matches';
import { loadHome } from '@/lib/api/home-page';
import { optional } from '@/lib/api/optional';
import { getHomeInfo } from '@/lib/api/site-info';
import { withoutPrices } from '@/lib/domain/match';
import { showsOffers } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { homeMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { organization, webSite } from '@/lib/seo/graph/site';
import { thisSite } from '@/lib/seo/graph/this-site';

export const revalidate = 5;

export const generateStaticParams = () => [];

export const generateMetadata = async () => homeMetadata(await optional(getHomeInfo(), {}));

type Props = { params: Promise<{ view: string }> };

export default async function HomePage({ params }: Props) {
  const offers = showsOffers((await params).view);
  const { matches, recent, home, bookmakers, news, bonuses } = await loadHome();
  const questions = home.betting_information ?? [];
  const { SITE_TIME_ZONE } = siteEnv();
  const site = thisSite();
  const profiles = (home.social_links ?? []).map(({ link }) => link);

  const now = Math.floor(Date.now() / 1000);

  return (
    <LiveList
      matches={offers ? matches : matches.map(withoutPrices)}
      group="event"
      snapshotPath={openListPath('all')}
      now={now}
    >
      <JsonLd things={[webSite(site), organization(site, profiles)]} />
      <WatchLive />
      {offers && <Banner html={home.bottom_banner ?? ''} />}
      {(home.main_title || home.main_text) && (
        <HomeLead title={home.main_title ?? ''} text={home.main_text ?? ''} />
      )}
      <UpcomingMatches />
      <ResultsAndBookmakers>
        <RecentResults matches={offers ? recent : recent.map(withoutPrices)} />
        {offers && bookmakers.length > 0 && (
          <TopBookmakers
            bookmakers={bookmakers}
            banner={<Banner html={home.top_bookmakers_banner ?? ''} />}
          />
        )}
      </ResultsAndBookmakers>
      {questions.length > 0 && <BettingInformation items={questions} />}
      {news.length > 0 && <LatestNews stories={news} timeZone={SITE_TIME_ZONE} />}
      {offers && bonuses.length > 0 && <BonusCarousel bonuses={bonuses} />}
      {home.seo_title && home.seo_text && <HomeAbout title={home.seo_title} text={home.seo_text} />}
    </LiveList>
  );
}
