import { siteEnv } from '@/lib/env';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { startMockApi, type MockApi } from '@/tests/fixtures/servers/mock-api';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import { GET as getNews } from '@/app/news-sitemap.xml/route';
import { GET as getFile } from './[file]/route';

/* The sitemaps of a site with an archive. */

const siteUrl = 'https://bat.example';
const settings = { ...siteEnv() };
const request = new Request(`${siteUrl}/sitemap.xml`);
let host: MockApi;

beforeAll(async () => {
  host = await startMockApi(0, []);
  Object.assign(siteEnv(), { API_URL: host.url, SITE_URL: siteUrl });
});
beforeEach(() => {
  host.answer({
    '/api/events/history/': { count: 0, results: [] },
    '/api/leagues/': { leagues: [] },
    ...Object.fromEntries(
      ['/api/news/', '/api/pages/tags/', '/api/bookmakers/', '/api/bookmakers/bonuses/'].map(
        path => [path, { count: 0, results: [] }],
      ),
    ),
    '/api/site-index/': null,
  });
  forget();
});
afterAll(async () => {
  Object.assign(siteEnv(), settings);
  await host.stop();
});

/** Ends what the site has cached. */
function forget(): void {
  sharedPublications().publish(['events', 'history', 'news', 'guides', 'bonuses', 'leagues']);
  host.resetCalls();
}

/** Stories, the newest first: `s2` is newer than `s1`. */
const stories = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `s${count - index}`,
    title: 'Rain',
    publish_date: 1_700_000_000 - index,
    ...changes,
  }));

const hasNews = (results: object[]) => host.answer({ '/api/news/': { count: 0, results } });

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(siteUrl.length));

const fileOf = (file: string) => getFile(request, { params: Promise.resolve({ file }) });
const pathsOf = async (file: string): Promise<string[]> =>
  pathsIn(await (await fileOf(file)).text());
const filesOf = async (kind: string): Promise<string[]> =>
  pathsIn(await (await getIndex(request)).text()).filter(path => path.includes(`/${kind}-`));

const callsTo = (path: string): number =>
  [...host.calls()]
    .filter(([url]) => url.startsWith(path))
    .reduce((sum, [, count]) => sum + count, 0);

test('stories are in files of 1,000, the oldest in the first, each story in one', async () => {
  hasNews(stories(2345));

  expect(await filesOf('news')).toEqual([1, 2, 3].map(file => `/sitemaps/news-${file}.xml`));
  const files = await Promise.all([1, 2, 3].map(file => pathsOf(`news-${file}.xml`)));
  expect(files.flat()).toEqual(Array.from({ length: 2345 }, (_, index) => `/news/s${index + 1}`));
  expect(files.map(({ length }) => length)).toEqual([1000, 1000, 345]);
});

test('a new story changes the last file only', async () => {
  hasNews(stories(2000));
  const before = await Promise.all(['news-1.xml', 'news-2.xml'].map(pathsOf));
  hasNews(stories(2001));
  forget();

  expect(await Promise.all(['news-1.xml', 'news-2.xml'].map(pathsOf))).toEqual(before);
  expect(await pathsOf('news-3.xml')).toEqual(['/news/s2001']);
});

test('a file costs the same wherever it is, and the index one call for a list', async () => {
  hasNews(stories(9001));
  const calls: number[] = [];
  for (const file of ['news-1.xml', 'news-5.xml', 'news-9.xml']) {
    forget();
    await fileOf(file);
    calls.push(callsTo('/api/news/'));
  }
  forget();
  await getIndex(request);

  expect(calls).toEqual([12, 12, 11]);
  expect(callsTo('/api/news/')).toBe(1);
});

test('a file beyond the last, and a name that is none, do not exist', async () => {
  hasNews(stories(2));
  const names = ['news-1', 'news-2', 'news-0', 'news-01', 'news', 'odds-1', 'toString-1'];
  const statuses = await Promise.all(names.map(async name => (await fileOf(`${name}.xml`)).status));

  expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404]);
});

test('a file of results that may not be indexed has the list of them', async () => {
  const replay = { played_on: '2024-05-26', credit: 'Cricsheet' };
  const result = wireEvent({ status: 4, replay });
  host.answer({ '/api/events/history/': { count: 1, results: [result] } });

  expect(await filesOf('results')).toEqual(['/sitemaps/results-1.xml']);
  expect(await pathsOf('results-1.xml')).toEqual(['/match-history']);
});

test('pages, tags and leagues are those of the index of the host', async () => {
  hasNews(stories(20, { tags: ['Laws'] }));
  host.answer({
    '/api/site-index/': {
      pages: ['guides/what is 1/2'],
      leagues: ['old-cup'],
      tags: { news: [{ tag: 'T20', count: 10 }], guides: [{ tag: 'odds', count: 1 }] },
    },
  });
  const lists = await pathsOf('lists-1.xml');

  expect(await pathsOf('pages-1.xml')).toContain('/guides/what%20is%201/2');
  expect(await pathsOf('guides-1.xml')).toEqual(['/pages', '/pages?tag=odds']);
  expect(lists).toContain('/series/old-cup');
  expect(lists.filter(path => path.startsWith('/news'))).toEqual([
    ...['/news', '/news?page=2', '/news?page=3'],
    ...['/news?tag=T20', '/news?tag=T20&amp;page=2'],
  ]);
});

test('tags and leagues of a host without an index are those of its newest stories and results', async () => {
  hasNews(stories(20, { tags: ['Laws', 'Laws'] }));
  const result = wireEvent({ status: 4, league: 'old-cup' });
  host.answer({ '/api/events/history/': { count: 1, results: [result] } });
  const lists = await pathsOf('lists-1.xml');

  expect(lists).toContain('/series/old-cup');
  expect(lists.filter(path => path.includes('tag='))).toEqual([
    '/news?tag=Laws',
    ...['/news?tag=Laws&amp;page=2', '/news?tag=Laws&amp;page=3'],
  ]);
});

test('pages of lists are in files of 1,000', async () => {
  hasNews(stories(1));
  const tags = { news: [{ tag: 'T20', count: 9 * 1500 }], guides: [] };
  host.answer({ '/api/site-index/': { pages: [], leagues: [], tags } });
  const [first, second] = await Promise.all(['lists-1.xml', 'lists-2.xml'].map(pathsOf));

  expect(await filesOf('lists')).toEqual(['/sitemaps/lists-1.xml', '/sitemaps/lists-2.xml']);
  expect(first).toHaveLength(1000);
  expect(second?.at(-1)).toBe('/news?tag=T20&amp;page=1500');
});

test('the sitemap of news reads no page of the archive', async () => {
  const now = Math.floor(Date.now() / 1000);
  const ofToday = stories(150, { publish_date: now - 60 });
  hasNews([...ofToday.map(story => ({ ...story, slug: `new-${story.slug}` })), ...stories(2000)]);
  const paths = pathsIn(await (await getNews()).text());

  expect(paths).toHaveLength(150);
  expect(callsTo('/api/news/')).toBe(3);
});

test('days are those with a match that may be indexed, the latest thousand results included', async () => {
  const replay = { played_on: '2024-05-26', credit: 'Cricsheet' };
  const day = 86_400;
  const start = Date.parse('2026-11-28T08:00Z') / 1000;
  const results = Array.from({ length: 1200 }, (_, index) =>
    wireEvent({ id: `r${index}`, status: 4, start_time: start - (index + 1) * day }),
  );
  host.answer({
    '/api/events/': [
      {
        name: 'All',
        slug: 'all',
        events: [
          wireEvent({ id: 'a', start_time: start }),
          wireEvent({ id: 'b', start_time: start + 60 }),
          // After midnight in India.
          wireEvent({ id: 'c', start_time: start + 11 * 3600 }),
          wireEvent({ id: 'd', start_time: start + 9 * day, replay }),
          wireEvent({ id: 'e', start_time: undefined }),
        ],
      },
    ],
    '/api/events/history/': { count: 0, results },
  });
  const files = await filesOf('days');
  const days = (await Promise.all(files.map(file => pathsOf(file.split('/').at(-1) ?? '')))).flat();

  expect(days).toHaveLength(1002);
  expect(days.slice(-3)).toEqual(['27', '28', '29'].map(date => `/matches/on/2026-11-${date}`));
});
