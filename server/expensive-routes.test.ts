import type { IncomingMessage } from 'node:http';
import { createOwnLimits } from '@/lib/http/limits';
import { readSiteEnv } from '@/lib/env';
import { requestContexts } from './request-context';
import { createExpensiveRoutes } from './expensive-routes';

const limits = {
  SEARCH_LIMIT: 2,
  PICTURE_LIMIT: 1,
  FILE_LIMIT: 3,
  DATA_LIMIT: 4,
};
let tooMany = createExpensiveRoutes(limits, createOwnLimits({ now: () => 0 }));
beforeEach(() => {
  tooMany = createExpensiveRoutes(limits, createOwnLimits({ now: () => 0 }));
});

const createContext = requestContexts(readSiteEnv({}));
const check = (url: string, headers = {}, remoteAddress = '192.0.2.1') =>
  tooMany(createContext({ url, headers, socket: { remoteAddress } } as IncomingMessage));
const data = { rsc: '1' };

test('searches and pictures are limited by address, separately; pages are not', () => {
  expect([check('/search'), check('/api/search/'), check('/SEARCH/')]).toEqual([null, null, 60]);
  expect([check('/og/match/1.png'), check('/og/news/a.png')]).toEqual([null, 60]);
  expect(check('/search', {}, '192.0.2.2')).toBeNull();
  expect([check('/'), check('/searching'), check('/news/search')]).toEqual([null, null, null]);
});

test('sitemaps, feeds and calendars share a limit', () => {
  expect([check('/sitemap.xml'), check('/feeds/IPL.rss'), check('/calendars/all.ics')]).toEqual([
    null,
    null,
    null,
  ]);
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
    expect([path, check(path)]).toEqual([path, 60]);
  expect([check('/robots.txt'), check('/search'), check('/sitemap.xml', {}, '192.0.2.2')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the data of pages is limited, pages themselves and endpoints are not', () => {
  for (let at = 0; at < 4; at += 1) expect(check('/news?_rsc=1x', data)).toBeNull();

  expect([check('/', data), check('/matches/a-1?_rsc', data)]).toEqual([60, 60]);
  expect([check('/'), check('/news'), check('/api/events/', data)]).toEqual([null, null, null]);
});

test('the data of lists with a query counts both as searches and as data', () => {
  expect([check('/news?tag=a&_rsc=1', data), check('/news?_rsc=1&tag=b', data)]).toEqual([
    null,
    null,
  ]);
  expect([check('/bonuses?page=2', data), check('/pages?&&x', data)]).toEqual([60, 60]);
  expect([check('/search'), check('/news?tag=a'), check('/news', data), check('/', data)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(check('/', data)).toBe(60);
});

test('the data of searches counts as searches', () => {
  expect([check('/search?q=a', data), check('/search?q=b'), check('/search?q=c', data)]).toEqual([
    null,
    null,
    60,
  ]);
});
