import type { FastifyInstance } from 'fastify';
import type { EventCache } from '@/api/live/event-cache';
import { Bonus, BonusPage, Bookmaker, BookmakerPage } from '@/lib/contract/bookmaker';
import { HomeInfo } from '@/lib/contract/home-info';
import { Menu } from '@/lib/contract/menu';
import { NewsItem, NewsPage } from '@/lib/contract/news';
import { Banner, CardPage, Page } from '@/lib/contract/page';
import { parseResponse, type Schema } from '@/lib/contract/validation/parse';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub } from '@/api/live/hub/hub';
import { embeddedContent } from './embedded-content';
import { buildTestApp } from '@/tests/api/test-context';

const content = embeddedContent();
let app: FastifyInstance;

beforeAll(async () => {
  const now = () => 0;
  const eventCache: EventCache = createEventCache();
  const bus = createLocalBus();
  app = await buildTestApp({
    now,
    eventCache,
    bus,
    hub: createHub({ now }),
    store: {},
  } as never);
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Parses a response by the contract, without loss. */
async function read<S extends Schema>(url: string, schema: S) {
  const answer = await get(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const { data, dropped } = parseResponse(schema, answer.json());
  expect({ url, dropped, data }).toEqual({ url, dropped: [], data: answer.json() });
  return data;
}

const lists: [url: string, schema: Schema, size: number, count: number][] = [
  ['/api/news/', NewsPage, 9, content.news.length],
  ['/api/pages/tags/', CardPage, 9, content.guides.length],
  ['/api/bookmakers/', BookmakerPage, 20, content.bookmakers.length],
  ['/api/bookmakers/bonuses/', BonusPage, 10, content.bonuses.length],
];
type Paged = { count: number; results: { slug?: string | null; link?: string }[] };
const readList = async (url: string, schema: Schema) => (await read(url, schema)) as Paged;

describe.each(lists)('%s', (url, schema, size, count) => {
  test('the list is paged, and the pages together are the complete list, each item once', async () => {
    const pages = Math.ceil(count / size);
    const items: Paged['results'] = [];
    for (let page = 1; page <= pages; page += 1) {
      const answer = await readList(`${url}?page=${page}`, schema);
      expect(answer.count).toBe(count);
      items.push(...answer.results);
    }

    expect(new Set(items.map(({ slug, link }) => link ?? slug)).size).toBe(count);
    expect(items).toHaveLength(count);
    expect((await readList(`${url}?page=${pages + 1}`, schema)).results).toEqual([]);
    expect((await readList(`${url}?page_size=100`, schema)).results).toHaveLength(count);
  });

  test.each(['page_size=0', 'page_size=101', 'page_size=-1', 'page_size=9.5', 'page_size=all'])(
    'rejects ?%s',
    async query => {
      const answer = await get(`${url}?${query}`);

      expect([answer.statusCode, answer.json()]).toEqual([400, { detail: expect.any(String) }]);
    },
  );

  test.each(['page=0', 'page=-1', 'page=1e3', 'page=99999999999999999999', 'page=two'])(
    'rejects ?%s',
    async query => {
      expect((await get(`${url}?${query}`)).statusCode).toBe(400);
    },
  );
});

test('news of several tags has all of them, newest first', async () => {
  const all = await readList('/api/news/?page_size=100', NewsPage);
  const [first] = content.news.filter(({ card }) => (card.tags ?? []).length >= 2);
  const tags = first?.card.tags ?? [];

  const answer = await read(
    `/api/news/?page_size=100&tag=${tags.map(encodeURIComponent).join(',')}`,
    NewsPage,
  );

  expect(answer.count).toBeGreaterThan(0);
  expect(answer.count).toBeLessThan(all.count);
  for (const item of answer.results) expect(item.tags).toEqual(expect.arrayContaining(tags));
  const dates = answer.results.map(item => item.publish_date);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test.each([
  ['/api/news/', NewsPage],
  ['/api/pages/tags/', CardPage],
  ['/api/bookmakers/bonuses/', BonusPage],
])(
  '%s: an unknown tag and twenty tags are an empty list, empty ones are ignored',
  async (url, schema) => {
    const many = Array.from({ length: 20 }, (_, index) => `tag-${index}`).join(',');

    expect(await readList(`${url}?tag=no%2Fsuch`, schema)).toMatchObject({ count: 0, results: [] });
    expect(await readList(`${url}?tag=${many}`, schema)).toMatchObject({ count: 0, results: [] });
    expect((await readList(`${url}?tag=,,`, schema)).count).toBeGreaterThan(0);
  },
);

test('guides are filtered by their tags, which have their names', async () => {
  const { count, results } = await read('/api/pages/tags/?page_size=100&tag=odds', CardPage);

  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(content.guides.length);
  for (const { tags } of results) expect(tags).toContainEqual({ slug: 'odds', name: 'Odds' });
});

test('the menu and the home page are complete', async () => {
  const { links } = await read('/api/pages/links/', Menu);
  const home = await read('/api/pages/index/', HomeInfo);

  expect(links.length).toBeGreaterThan(0);
  expect(home.betting_information?.length).toBeGreaterThan(0);
  expect(home.are_bookmakers_invented).toBe(true);
});

test('every news item is complete, with a picture and its excerpt in the list', async () => {
  for (const { card } of content.news) {
    const complete = await read(`/api/news/${card.slug}/`, NewsItem);
    expect(complete.text).toMatch(/^<p>/);
    expect(card.text).not.toContain('<p>');
    expect(complete.image?.preview).toMatch(/^\/media\/pictures\/[a-z-]+\.[0-9a-f]{10}\.webp$/);
  }
});

test('every page is found by its path, as an article or not', async () => {
  for (const path of content.pages.keys()) {
    const page = await read(`/api/pages/${path}/`, Page);
    expect(page.path).toBe(path);
    expect((await get(`/api/pages/articles/${path}/`)).json()).toEqual(page);
  }
});

test('two pages have separate calls', async () => {
  expect((await read('/api/pages/how-bet/', Page)).path).toBe('how-to-bet');
  expect((await read('/api/pages/contact-us/', Page)).path).toBe('contact');
});

test('every bookmaker has its review, its terms and the URL of its click-out', async () => {
  for (const { item } of content.bookmakers) {
    const { plugins, terms, url, icon, is_invented } = await read(
      `/api/bookmakers/${item.slug}/`,
      Bookmaker,
    );
    expect(plugins?.length).toBeGreaterThan(3);
    expect(terms).toMatch(/18\+/);
    expect(is_invented).toBe(true);
    expect(url).toBe('https://www.off-the-bat.test/example-bookmaker');
    expect(icon).toMatch(/^\/media\/logos\//);
  }
});

test('every bonus has its page', async () => {
  for (const { item } of content.bonuses) {
    const bonus = await read(`/api/bookmakers/bonuses/${item.slug}/`, Bonus);
    expect(bonus.plugins?.[0]?.type).toBe('BonusHeaderPlugin');
  }
});

test.each([
  ['/api/news/', NewsPage, 'news_banner'],
  ['/api/bookmakers/bonuses/', BonusPage, 'bonuses_banner'],
] as const)('%s has the banner that is shown below its list', async (url, schema, slot) => {
  const { banner } = await read(url, schema);

  expect(banner).toMatch(/<a /);
  expect(banner).toBe((await read(`/api/pages/banner/${slot}/`, Banner)).banner);
});

test('an unknown banner is empty', async () => {
  expect(await read('/api/pages/banner/no-such/', Banner)).toEqual({ banner: '' });
  await read('/api/pages/banner/odds_header_banner/', Banner);
});

test.each([
  '/api/news/no-such/',
  '/api/pages/no-such/',
  '/api/pages/articles/no/such/',
  '/api/pages/about-us',
  '/api/pages/a%2f..%2fabout-us/',
  '/api/pages//about-us/',
  '/api/pages/__proto__/',
  '/api/pages/',
  '/api/bookmakers/no-such/',
  '/api/bookmakers/bonuses/no-such/',
])('%s is not found', async url => {
  const answer = await get(url);

  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: expect.any(String) }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a client with a current ETag gets 304', async () => {
  const { headers } = await get('/api/news/');
  const again = await get('/api/news/', { 'if-none-match': String(headers.etag) });

  expect(headers['cache-control']).toContain('max-age=');
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
