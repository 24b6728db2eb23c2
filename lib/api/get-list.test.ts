import type { RequestListener } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { NewsPage } from '../contract/news';
import { siteEnv } from '../env';
import { log } from '../log';
import { getList } from './get-list';

// Its store is Next's, which is not there outside a page.
jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let host: HttpHost;
let listener: RequestListener;
let asked: string[];

beforeEach(async () => {
  asked = [];
  jest.spyOn(log, 'warn').mockImplementation();
  host = await httpHost((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  siteEnv().API_URL = host.url;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
});

const answers = (status: number, body: unknown) => {
  listener = (_, response) => response.writeHead(status).end(JSON.stringify(body));
};
const keep = { lifetimeSeconds: 1, tags: [], pageSize: 9 };
const get = (page: number, tags: string[] = []) =>
  getList('/api/news/', NewsPage, { page, tags }, keep);
const stories = [{ slug: 'a', title: 'A', publish_date: 1 }];

test('a page of a list comes with the number of pages, asked for by literal commas', async () => {
  answers(200, { count: 19, results: stories, banner: '<p>x</p>' });

  expect(await get(2, ['a/b', 'IPL'])).toEqual({
    items: stories,
    count: 19,
    pages: 3,
    banner: '<p>x</p>',
  });
  expect(asked).toEqual(['/api/news/?page_size=9&page=2&tag=a%2Fb,IPL']);
});

test.each([
  ['beyond the last', 200, { count: 19, results: [] }, 4],
  ['that the host does not have', 404, { detail: 'Invalid page.' }, 4],
  ['too far for the host', 400, { detail: 'page: expected at most 100000' }, 900_000],
])('a page %s is none', async (_name, status, body, page) => {
  answers(status, body);

  expect(await get(page)).toBeNull();
});

test.each([
  ['without entries', 200, { count: 0, results: [] }, 1],
  ['without entries, further on', 200, { count: 0, results: [] }, 3],
  ['that the host does not know', 404, {}, 1],
])('a list %s is empty', async (_name, status, body, page) => {
  answers(status, body);

  expect(await get(page)).toEqual({ items: [], count: 0, pages: 1, banner: '' });
});

test('a host that fails is an error', async () => {
  answers(500, {});

  await expect(get(1)).rejects.toThrow('Bad response status 500');
});
