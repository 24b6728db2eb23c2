import { createOwnLimits } from '@/lib/http/limits';
import { createExpensiveRoutes } from './expensive-routes';

const limits = { SEARCH_LIMIT: 2, PICTURE_LIMIT: 1, FILE_LIMIT: 3 };
let limitOf = createExpensiveRoutes(limits, createOwnLimits({ now: () => 0 }));
beforeEach(() => {
  limitOf = createExpensiveRoutes(limits, createOwnLimits({ now: () => 0 }));
});

/** The result of each path in turn for a visitor: null, or the seconds to wait. */
async function check(paths: string[], visitor = '192.0.2.1') {
  const answers: (number | null)[] = [];
  for (const path of paths) answers.push((await limitOf(path)?.(visitor)) ?? null);
  return answers;
}

test('searches and images are limited by address, separately; pages are not', async () => {
  expect(await check(['/search', '/api/search/', '/SEARCH/'])).toEqual([null, null, 60]);
  expect(await check(['/og/match/1.png', '/og/news/a.png'])).toEqual([null, 60]);
  expect(await check(['/search'], '192.0.2.2')).toEqual([null]);
  expect(['/', '/searching', '/news/search', '/api/events/'].map(limitOf)).toEqual(
    Array(4).fill(null),
  );
});

test('calculators, with a page for every sum, share the limit of searches', async () => {
  expect(await check(['/calculators/odds', '/Calculators/margin', '/search'])).toEqual([
    null,
    null,
    60,
  ]);
  expect(['/calculators', '/calculatorsx', '/news/calculators'].map(limitOf)).toEqual(
    Array(3).fill(null),
  );
});

test('sitemaps, feeds and calendars share a limit', async () => {
  const none = [null, null, null];
  expect(await check(['/sitemap.xml', '/feeds/IPL.rss', '/calendars/all.ics'])).toEqual(none);
  for (const path of [
    '/sitemap.xml',
    '/news-sitemap.xml',
    '/sitemaps/news-1.xml',
    '/feed.xml',
    '/atom.xml',
    '/feeds/Test.atom',
    '/calendars/ipl.ics',
    '/calendars/ipl.ics/',
    '/matches/avsb-2026-11-26-1/event.ics',
  ])
    expect([path, ...(await check([path]))]).toEqual([path, 60]);
  expect(await check(['/robots.txt', '/search'])).toEqual([null, null]);
  expect(await check(['/sitemap.xml'], '192.0.2.2')).toEqual([null]);
});
