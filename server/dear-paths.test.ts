import type { IncomingMessage } from 'node:http';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';
import { createDearPaths } from './dear-paths';

const limits = {
  SEARCH_LIMIT: 2,
  PICTURE_LIMIT: 1,
  FILE_LIMIT: 3,
  DATA_LIMIT: 4,
  TRUSTED_PROXIES: toTrustedProxies(''),
};
let tooMany = createDearPaths(limits, () => 0);
beforeEach(() => {
  tooMany = createDearPaths(limits, () => 0);
});

const ask = (url: string, headers = {}, remoteAddress = '192.0.2.1') =>
  tooMany(url.split('?', 1)[0] ?? '', {
    url,
    headers,
    socket: { remoteAddress },
  } as IncomingMessage);
const data = { rsc: '1' };

test('searches and pictures are counted by address, each by themselves; pages are not', () => {
  expect([ask('/search'), ask('/api/search/'), ask('/SEARCH/')]).toEqual([null, null, 60]);
  expect([ask('/og/match/1.png'), ask('/og/news/a.png')]).toEqual([null, 60]);
  expect(ask('/search', {}, '192.0.2.2')).toBeNull();
  expect([ask('/'), ask('/searching'), ask('/news/search')]).toEqual([null, null, null]);
});

test('sitemaps, feeds and calendars share a limit', () => {
  expect([ask('/sitemap.xml'), ask('/feeds/IPL.rss'), ask('/calendars/all.ics')]).toEqual([
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
    expect([path, ask(path)]).toEqual([path, 60]);
  expect([ask('/robots.txt'), ask('/search'), ask('/sitemap.xml', {}, '192.0.2.2')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the data of pages has a limit, pages themselves and endpoints have not', () => {
  for (let at = 0; at < 4; at += 1) expect(ask('/news?_rsc=1x', data)).toBeNull();

  expect([ask('/', data), ask('/matches/a-1?_rsc', data)]).toEqual([60, 60]);
  expect([ask('/'), ask('/news'), ask('/api/events/', data)]).toEqual([null, null, null]);
});

test('the data of narrowed lists counts as much as searches, and as data', () => {
  expect([ask('/news?tag=a&_rsc=1', data), ask('/news?_rsc=1&tag=b', data)]).toEqual([null, null]);
  expect([ask('/bonuses?page=2', data), ask('/pages?&&x', data)]).toEqual([60, 60]);
  expect([ask('/search'), ask('/news?tag=a'), ask('/news', data), ask('/', data)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(ask('/', data)).toBe(60);
});

test('the data of searches counts as searches', () => {
  expect([ask('/search?q=a', data), ask('/search?q=b'), ask('/search?q=c', data)]).toEqual([
    null,
    null,
    60,
  ]);
});
