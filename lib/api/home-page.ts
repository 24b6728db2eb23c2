import type { HomeInfo } from '../contract/home-info';
import { getLatestBonuses } from './bonuses';
import { getTopBookmakers } from './bookmakers';
import { demandOne } from './demand-one';
import { getOpenMatches, getRecentMatches } from './matches';
import { getLatestNews } from './news';
import { optional } from './optional';
import { getHomeInfo } from './site-info';

const counts = { recent: 7, bookmakers: 3, news: 6 };
const noInfo: HomeInfo = {};

/** All of home: what fails is empty, and only when everything does, home does. */
export async function loadHome() {
  const matches = getOpenMatches('all');
  const recent = getRecentMatches(counts.recent);
  const home = getHomeInfo();
  const bookmakers = getTopBookmakers(counts.bookmakers);
  const news = getLatestNews(counts.news);
  const bonuses = getLatestBonuses();
  await demandOne([matches, recent, home, bookmakers, news, bonuses]);

  return {
    matches: await optional(matches, []),
    recent: await optional(recent, []),
    home: await optional(home, noInfo),
    bookmakers: await optional(bookmakers, []),
    news: await optional(news, []),
    bonuses: await optional(bonuses, []),
  };
}
