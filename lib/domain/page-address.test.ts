import { config } from '@/middleware';
import { isPagePath } from './page-address';

jest.mock('next/server', () => ({ NextResponse: {} }));

const matcher = new RegExp(`^${config.matcher[0] ?? ''}$`);

test.each([
  ['/', true],
  ['/news', true],
  ['/apiary', true],
  ['/feeds', true],
  ['/feed', true],
  ['/robots.txt/x', true],
  ['/robotsxtxt', true],
  ['/api/events/', false],
  ['/feeds/Test.rss', false],
  ['/sitemaps/news-1.xml', false],
  ['/sitemap.xml', false],
  ['/news-sitemap.xml', false],
  ['/robots.txt', false],
  ['/media/a.webp', false],
  ['/_next/static/a.js', false],
  ['/favicon.ico', false],
  ['/healthz', false],
  ['/icon-maskable-512.png', false],
  ['/og/news/a.png', false],
  ['/calendars/all.ics', false],
  ['/matches/avsb-2026-11-26-1/event.ics', false],
  ['/matches/avsb-2026-11-26-1/other.ics', true],
])('%s is a page: %p, for the page server and the middleware alike', (path, isPage) => {
  expect([isPagePath(path), matcher.test(path)]).toEqual([isPage, isPage]);
});
