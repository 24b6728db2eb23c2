import { sharedPublications } from '@/lib/cache/shared-publications';
import { siteEnv } from '@/lib/env';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { getLatestNews, getNews, getNewsSections, getNewsTags } from '@/lib/api-client/news';

type WireStory = { slug: string; title: string; publish_date: number; tags?: string[] };

let host: HttpHost;
let storiesOf: (tag: string | null, withReports: boolean) => WireStory[];

const story = (slug: string, at: number, ...tags: string[]): WireStory => ({
  slug,
  title: slug,
  publish_date: at,
  tags,
});

beforeAll(async () => {
  host = await httpHost((request, response) => {
    const query = new URL(request.url ?? '', 'http://host').searchParams;
    const results = storiesOf(query.get('tag'), query.get('reports') !== 'no');
    response.end(JSON.stringify({ count: results.length, results }));
  });
  siteEnv().API_URL = host.url;
});
beforeEach(() => sharedPublications().publish(['news']));
afterAll(() => host.close());

const slugs = (stories: { slug: string }[]) => stories.map(({ slug }) => slug);

test('the latest news are the newest, in whatever order a host lists them', async () => {
  storiesOf = () => [story('older', 100), story('newest', 300), story('newer', 200)];

  expect(slugs(await getLatestNews(6))).toEqual(['newest', 'newer', 'older']);
});

describe('a host that writes reports', () => {
  const report = story('report', 400, 'Reports');
  const written = [story('newer', 200, 'History'), story('older', 100, 'History')];
  beforeEach(() => {
    storiesOf = (tag, withReports) =>
      tag === 'Reports' ? [report] : withReports ? [report, ...written] : written;
  });

  test('has hand-written stories first among the latest news, and reports where these are few', async () => {
    expect(slugs(await getLatestNews(2))).toEqual(['newer', 'older']);
    sharedPublications().publish(['news']);
    expect(slugs(await getLatestNews(3))).toEqual(['newer', 'older', 'report']);
  });

  test('has reports in the list of their tag alone, and their tag not among the subjects', async () => {
    const listOf = async (...tags: string[]) => (await getNews({ page: 1, tags }, 'full'))?.items;
    expect(slugs((await listOf()) ?? [])).toEqual(['newer', 'older']);
    expect(slugs((await listOf('Reports')) ?? [])).toEqual(['report']);
    expect((await getNewsTags()).map(({ name }) => name)).toEqual(['History']);
  });
});

test('reports and previews are sections, each with its newest first', async () => {
  storiesOf = tag =>
    tag === 'Reports'
      ? [story('r1', 100, 'Reports'), story('r2', 200, 'reports')]
      : tag === 'Previews'
        ? [story('p1', 50, 'Previews')]
        : [];
  const sections = await getNewsSections(3);

  expect(sections.map(({ tag, stories }) => [tag, slugs(stories)])).toEqual([
    ['Reports', ['r2', 'r1']],
    ['Previews', ['p1']],
  ]);
});

test('a host without reports, or one that ignores tags, has no section of them', async () => {
  storiesOf = () => [];
  expect(await getNewsSections(3)).toEqual([]);

  sharedPublications().publish(['news']);
  storiesOf = () => [story('history', 100, 'History')];
  expect(await getNewsSections(3)).toEqual([]);
});
