import { toRegionPolicy } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import { GET as getFile } from './[file]/route';

jest.mock('@/lib/api-client/page-data/site-map/recent-news', () => ({
  getRecentNews: async () => [],
}));
jest.mock('@/lib/api-client/page-data/site-map/site-map-kinds', () => ({
  siteMapKinds: {
    news: {
      listPath: '/news',
      count: async () => 1,
      slice: async () => [{ path: '/news/rain', changedAt: null }],
    },
    bookmakers: { entries: async () => [{ path: '/betting-sites/silly-point', changedAt: null }] },
  },
}));

const settings = { ...siteEnv() };
beforeAll(() => {
  const REGION_POLICY = toRegionPolicy('IN:info,ZZ:blocked,*:full');
  Object.assign(siteEnv(), { COUNTRY_HEADER: 'x-country', REGION_POLICY });
});
afterAll(() => void Object.assign(siteEnv(), settings));

/** The index and two of its files, as a visitor from a country gets them. */
async function sitemaps(headers: Record<string, string>) {
  const request = new Request('http://localhost/sitemap.xml', { headers });
  const index = await (await getIndex(request)).text();
  const [news, bookmakers] = await Promise.all(
    ['news-1.xml', 'bookmakers-1.xml'].map(file =>
      getFile(request, { params: Promise.resolve({ file }) }),
    ),
  );
  return {
    lists: ['news-1', 'bookmakers-1'].filter(name => index.includes(name)),
    statuses: [news?.status, bookmakers?.status],
  };
}

test('sitemaps list no offers for a country where they are not shown', async () => {
  expect(await sitemaps({ 'x-country': 'IN' })).toEqual({
    lists: ['news-1'],
    statuses: [200, 404],
  });
});

test('sitemaps do not exist for a country where nothing is shown', async () => {
  expect(await sitemaps({ 'x-country': 'ZZ' })).toEqual({ lists: [], statuses: [404, 404] });
});

test.each([{ 'x-country': 'DE' }, { 'x-country': 'DE', cookie: 'scores_only=1' }, {}])(
  'sitemaps list all pages for any other country, whatever a visitor chose: %j',
  async headers => {
    expect(await sitemaps(headers)).toEqual({
      lists: ['news-1', 'bookmakers-1'],
      statuses: [200, 200],
    });
  },
);
