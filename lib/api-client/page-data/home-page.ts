import type { HomeInfo } from '@/lib/contract/home-info';
import { getLatestBonuses } from '@/lib/api-client/bonuses';
import { getTopBookmakers } from '@/lib/api-client/bookmakers';
import { getOpenMatches, getRecentMatches } from '@/lib/api-client/matches';
import { getLatestNews } from '@/lib/api-client/news';
import { optional, requireAny } from '@/lib/api-client/optional';
import { getHomeInfo } from '@/lib/api-client/site-info';
import { partOfHome } from '@/lib/domain/match/list/list-parts';
import { showsPrices, type Policy } from '@/lib/domain/policy';

const counts = { recent: 7, bookmakers: 3, news: 6 };
const noInfo: HomeInfo = {};

/**
 * The data of the home page: a part that fails is empty, and only when all fail, this rejects.
 * Prices and offers are empty where the policy does not allow them.
 */
export async function loadHome(policy: Policy) {
  const hasOffers = showsPrices(policy);
  const matches = getOpenMatches('all', policy);
  const recent = getRecentMatches(counts.recent, policy);
  const home = getHomeInfo();
  const bookmakers = getTopBookmakers(counts.bookmakers);
  const news = getLatestNews(counts.news);
  const bonuses = getLatestBonuses();
  await requireAny([matches, recent, home, bookmakers, news, bonuses]);

  const now = Math.floor(Date.now() / 1000);
  return {
    ...partOfHome(await optional(matches, []), now),
    now,
    recent: await optional(recent, []),
    home: withPolicy(await optional(home, noInfo), policy),
    bookmakers: hasOffers ? await optional(bookmakers, []) : [],
    news: await optional(news, []),
    bonuses: hasOffers ? await optional(bonuses, []) : [],
  };
}

const withPolicy = (home: HomeInfo, policy: Policy): HomeInfo =>
  showsPrices(policy) ? home : { ...home, bottom_banner: '', top_bookmakers_banner: '' };
