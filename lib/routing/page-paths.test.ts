import { readdirSync } from 'node:fs';
import { config } from '@/middleware';
import { isFixedPath, isMachineReadablePath, isPagePath } from './page-paths';

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

/** Of the route files under app/: `/api/events/[id]`, `/feed.xml`. */
const routes = readdirSync('app', { encoding: 'utf8', recursive: true })
  .filter(file => file.endsWith('/route.ts'))
  .map(file => `/${file.replace(/\/route\.ts$/, '')}`);

test('every route without a parameter is known to exist', () => {
  const fixed = routes.filter(route => !route.includes('['));

  expect(fixed.length).toBeGreaterThan(12);
  expect(fixed.filter(route => !isFixedPath(route))).toEqual([]);
  expect(fixed.filter(route => route.startsWith('/api/') && !isFixedPath(`${route}/`))).toEqual([]);
});

test('a path with a parameter may not exist, except for the links of newsletter mails', () => {
  const candidates = routes
    .filter(route => route.includes('['))
    .map(route => route.replace(/\[[^\]]+\]/g, 'guess'));

  expect(candidates.filter(isFixedPath)).toEqual([]);
  expect(
    ['/api/x', '/api/', '/_next/x', '/api/eventsx', '/robots.txt/x'].filter(isFixedPath),
  ).toEqual([]);
  expect(isFixedPath('/api/pages/newsletter/unsubscribe/token')).toBe(true);
});

test('feeds, sitemaps, calendars and images are documents for machines, blocked with the pages', () => {
  const paths = ['/feed.xml', '/feeds/Test.rss', '/calendars/all.ics', '/og/page/home.png'];
  paths.push('/sitemap.xml', '/news-sitemap.xml', '/sitemaps/news-1.xml');
  const excluded = ['/robots.txt', '/healthz', '/media/a.webp', '/favicon.ico', '/news/feed.xml'];

  const all = [...paths, '/matches/avsb-2026-11-21-1/event.ics'];
  expect(all.filter(isMachineReadablePath)).toEqual(all);
  expect(excluded.filter(isMachineReadablePath)).toEqual([]);
});
