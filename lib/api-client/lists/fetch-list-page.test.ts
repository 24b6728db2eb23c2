import type { RequestListener } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { NewsPage } from '@/lib/contract/news';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { fetchListPage } from './fetch-list-page';

let host: HttpHost;
let listener: RequestListener;
let requests: string[];

beforeEach(async () => {
  sharedPublications().publish(['news']);
  requests = [];
  jest.spyOn(log, 'warn').mockImplementation();
  host = await httpHost((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  });
  siteEnv().API_URL = host.url;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
});

const respondWith = (status: number, body: unknown) => {
  listener = (_, response) => response.writeHead(status).end(JSON.stringify(body));
};
const cacheOptions = { lifetimeSeconds: 1, tags: ['news'], pageSize: 9 };
const get = (page: number, tags: string[] = []) =>
  fetchListPage('/api/news/', NewsPage, { page, tags }, cacheOptions);
const stories = [{ slug: 'a', title: 'A', publish_date: 1 }];

test('a page of a list has the number of pages, and is requested with literal commas', async () => {
  respondWith(200, { count: 19, results: stories, banner: '<p>x</p>' });

  expect(await get(2, ['a/b', 'IPL'])).toEqual({
    items: stories,
    count: 19,
    pages: 3,
    banner: '<p>x</p>',
  });
  expect(requests).toEqual(['/api/news/?page_size=9&page=2&tag=a%2Fb,IPL']);
});

test.each([
  ['beyond the last', 200, { count: 19, results: [] }, 4],
  ['that the host does not have', 404, { detail: 'Invalid page.' }, 4],
  ['too far for the host', 400, { detail: 'page: expected at most 100000' }, 900_000],
])('a page %s is null', async (_name, status, body, page) => {
  respondWith(status, body);

  expect(await get(page)).toBeNull();
});

test.each([
  ['without entries', 200, { count: 0, results: [] }, 1],
  ['without entries, further on', 200, { count: 0, results: [] }, 3],
  ['that the host does not know', 404, {}, 1],
])('a list %s is empty', async (_name, status, body, page) => {
  respondWith(status, body);

  expect(await get(page)).toEqual({ items: [], count: 0, pages: 1, banner: '' });
});

test('a host that fails is an error', async () => {
  respondWith(500, {});

  await expect(get(5)).rejects.toThrow('Bad response status 500');
});
