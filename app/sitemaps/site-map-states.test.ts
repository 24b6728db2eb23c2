import { siteEnv } from '@/lib/env';
import { newsPath } from '@/lib/domain/content/news-story';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { siteMapProblems } from '@/tests/fixtures/formats/site-map-problems';
import { wireStates } from '@/tests/fixtures/formats/match-states';
import { wireStories } from '@/tests/fixtures/formats/story-states';
import { startMockApi, type MockApi } from '@/tests/fixtures/servers/mock-api';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import { GET as getNews } from '@/app/news-sitemap.xml/route';
import { GET as getFile } from './[file]/route';

const siteUrl = 'https://bat.example';
const settings = { ...siteEnv() };
const now = Math.floor(Date.now() / 1000);
const request = new Request(`${siteUrl}/sitemap.xml`);
let host: MockApi;

beforeAll(async () => {
  host = await startMockApi(0, []);
  Object.assign(siteEnv(), { API_URL: host.url, SITE_URL: siteUrl, SITE_NAME: 'Off <the> & Bat' });
});
afterAll(async () => {
  Object.assign(siteEnv(), settings);
  await host.stop();
});

/** The host has these matches and stories from now on, each list on one page. */
function hostHas(events: object[], stories: object[]): void {
  host.answer({
    '/api/events/': [{ name: 'All', slug: 'all', events }],
    '/api/events/history/': { count: 0, results: events },
    '/api/news/': { count: 0, results: stories },
    '/api/pages/tags/': { count: 0, results: [] },
    '/api/bookmakers/': { count: 0, results: [] },
    '/api/bookmakers/bonuses/': { count: 0, results: [] },
    '/api/site-index/': null,
  });
  sharedPublications().publish(['events', 'history', 'news', 'guides', 'leagues']);
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const fileOf = async (file: string): Promise<string> =>
  (await getFile(request, { params: Promise.resolve({ file }) })).text();

test.each([
  ['every state of matches and stories', wireStates, wireStories(now)],
  ['neither a match nor a story', [], []],
] as const)('the index and all its files are valid for %s', async (_what, events, stories) => {
  hostHas(
    events.map(([, event]) => event),
    stories.map(([, item]) => item),
  );
  const index = await (await getIndex(request)).text();
  const files = locations(index).map(url => url.split('/').at(-1) ?? '');

  expect(await siteMapProblems(index, 'index', { siteUrl })).toEqual([]);
  expect(files.includes('news-sitemap.xml')).toBe(stories.length > 0);
  for (const file of files.filter(name => name !== 'news-sitemap.xml'))
    expect([file, await siteMapProblems(await fileOf(file), 'sitemap', { siteUrl })]).toEqual([
      file,
      [],
    ]);
});

describe('the sitemap of news', () => {
  const newsOf = async (stories: readonly (readonly [string, object])[]) => {
    hostHas(
      [],
      stories.map(([, item]) => item),
    );
    return getNews();
  };
  const story = (at: number, changes: object = {}) =>
    ['', { slug: `s${at}`, title: 'Rain', publish_date: now - at, ...changes }] as const;

  test('the sitemap of news is valid for stories in every state, without future ones and endless addresses', async () => {
    const xml = await (await newsOf(wireStories(now))).text();
    const slugs = new Map(
      wireStories(now).map(([name, item]) => [name, newsPath(String(item['slug']))]),
    );
    const listed = locations(xml).map(url => url.slice(siteUrl.length));

    expect(await siteMapProblems(xml, 'news', { siteUrl })).toEqual([]);
    expect(listed).toContain(slugs.get('without a picture, foreign'));
    for (const [name, path] of slugs)
      if (/of the future|old|of the year|long slug|retrospective, own/.test(name))
        expect([name, listed.includes(path)]).toEqual([name, false]);
  });

  test('the sitemap of news has the newest 1,000 of 1,200 stories of two days', async () => {
    const stories = Array.from({ length: 1200 }, (_, index) => story(60 + ((index * 7) % 1200)));
    const xml = await (await newsOf(stories)).text();

    expect(await siteMapProblems(xml, 'news', { siteUrl })).toEqual([]);
    expect(locations(xml)).toHaveLength(1000);
    expect(locations(xml).at(-1)).toBe(`${siteUrl}/news/s1059`);
  });

  test('the sitemap of news does not exist without a story of two days, and the index does not name it', async () => {
    expect((await newsOf([story(3 * 86_400), story(-60)])).status).toBe(404);
    expect(await (await getIndex(request)).text()).not.toContain('news-sitemap');
  });

  test('leaves out a story that no page can have', async () => {
    const stories = [story(60), story(61, { title: ' ' }), story(62, { slug: 'a\ud800' })];
    const xml = await (await newsOf([...stories, story(63, { slug: '..' })])).text();

    expect(locations(xml)).toEqual([`${siteUrl}/news/s60`]);
  });
});
