import { text } from 'node:stream/consumers';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { siteEnv } from '../env';
import { log } from '../log';
import { tellIndexNow } from './index-now';
import { publish } from './publish';

const siteUrl = 'https://www.off-the-bat.test';
const key = 'a-key-of-some-length';

let site: HttpHost;
let engine: HttpHost;
let told: { host: string; key: string; keyLocation: string; urlList: string[] }[];
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
  [told, types, status] = [[], [], 202];
  site = await httpHost((request, response) => {
    const html = pages[request.url ?? ''];
    response.writeHead(html ? 200 : 404).end(html);
  });
  engine = await httpHost((request, response) => {
    void text(request).then(body => {
      told.push(JSON.parse(body) as (typeof told)[number]);
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

test('search engines hear of changed pages that they may keep, by their one address', async () => {
  await publish(['news', 'news:rain', 'news:hidden', 'news:other-name', 'news:gone', 'banner:x']);

  expect(types).toEqual(['POST /indexnow application/json; charset=utf-8']);
  expect(told).toEqual([
    {
      host: 'www.off-the-bat.test',
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: [`${siteUrl}/news`, `${siteUrl}/`, `${siteUrl}/news/rain`],
    },
  ]);
});

test('nobody hears of what is only said again, or without a key', async () => {
  await publish(['news'], { again: true });
  await publish(['news:hidden']);
  delete siteEnv().INDEXNOW_KEY;
  await publish(['news']);

  expect(told).toEqual([]);
});

test('much at once is told in parts, and what comes meanwhile is not lost', async () => {
  for (let at = 0; at < 700; at += 1)
    pages[`/many/${at}`] = `<link rel="canonical" href="${siteUrl}/many/${at}"/>`;

  const first = tellIndexNow(Array.from({ length: 699 }, (_, at) => `/many/${at}`));
  await tellIndexNow(['/many/699', '/many/698']);
  await first;

  expect(told.map(({ urlList }) => urlList.length)).toEqual([500, 200]);
  expect(new Set(told.flatMap(({ urlList }) => urlList)).size).toBe(700);
});

test('a search engine that refuses or is away is a line in the log, and no more', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  status = 429;
  await publish(['news:rain']);
  await engine.close();
  await publish(['news:rain']);

  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    'IndexNow refuses',
    'IndexNow not reached',
  ]);
  status = 200;
});
