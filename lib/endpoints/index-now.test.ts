import { text } from 'node:stream/consumers';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { notifyIndexNow } from './index-now';
import { pathsForTags } from '@/lib/domain/content/tags/content-tags';

const notify = (tags: string[]) => notifyIndexNow(tags.flatMap(pathsForTags));
const siteUrl = 'https://www.off-the-bat.test';
const key = 'a-key-of-some-length';

let site: HttpHost;
let engine: HttpHost;
let notifications: { host: string; key: string; keyLocation: string; urlList: string[] }[];
let types: (string | undefined)[];
let status: number;

const pages: Record<string, string> = {
  '/news': `<link rel="canonical" href="${siteUrl}/news"/>`,
  '/': `<link rel="canonical" href="${siteUrl}"/>`,
  '/news/rain': `<link rel="canonical" href="${siteUrl}/news/rain"/>`,
  '/news/other-name': `<link rel="canonical" href="${siteUrl}/news/rain"/>`,
  '/news/hidden': `<meta name="robots" content="noindex"/><link rel="canonical" href="${siteUrl}/news/hidden"/>`,
};

beforeEach(async () => {
  [notifications, types, status] = [[], [], 202];
  site = await httpHost((request, response) => {
    const html = pages[request.url ?? ''];
    response.writeHead(html ? 200 : 404).end(html);
  });
  engine = await httpHost((request, response) => {
    void text(request).then(body => {
      notifications.push(JSON.parse(body) as (typeof notifications)[number]);
      types.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
      response.writeHead(status).end();
    });
  });
  Object.assign(siteEnv(), {
    SITE_URL: siteUrl,
    PORT: Number(new URL(site.url).port),
    INDEXNOW_KEY: key,
    INDEXNOW_URL: `${engine.url}/indexnow`,
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([site.close(), engine.close()]);
});

test('search engines are notified of changed pages that may be indexed, by their canonical URL', async () => {
  await notify(['news', 'news:rain', 'news:hidden', 'news:other-name', 'news:gone', 'banner:x']);

  expect(types).toEqual(['POST /indexnow application/json; charset=utf-8']);
  expect(notifications).toEqual([
    {
      host: 'www.off-the-bat.test',
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: [`${siteUrl}/news`, `${siteUrl}/`, `${siteUrl}/news/rain`],
    },
  ]);
});

test('no search engine is notified of a page that may not be indexed, or without a key', async () => {
  await notify(['news:hidden']);
  delete siteEnv().INDEXNOW_KEY;
  await notify(['news']);

  expect(notifications).toEqual([]);
});

test('changes are sent in batches, and those that arrive during a request are not lost', async () => {
  for (let index = 0; index < 700; index += 1)
    pages[`/many/${index}`] = `<link rel="canonical" href="${siteUrl}/many/${index}"/>`;

  const first = notifyIndexNow(Array.from({ length: 699 }, (_, index) => `/many/${index}`));
  await notifyIndexNow(['/many/699', '/many/698']);
  await first;

  expect(notifications.map(({ urlList }) => urlList.length)).toEqual([500, 200]);
  expect(new Set(notifications.flatMap(({ urlList }) => urlList)).size).toBe(700);
});

test('a search engine that refuses or is down is logged', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  status = 429;
  await notify(['news:rain']);
  await engine.close();
  await notify(['news:rain']);

  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    'IndexNow refuses',
    'IndexNow not reached',
  ]);
  status = 200;
});
