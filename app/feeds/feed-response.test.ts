import { siteEnv } from '@/lib/env';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { maxFileBytes } from '@/lib/seo/write-within';
import { startMockApi, type MockApi } from '@/tests/fixtures/servers/mock-api';
import { feedResponse } from './feed-response';

let host: MockApi;

beforeAll(async () => {
  host = await startMockApi(0, []);
  siteEnv().API_URL = host.url;
});
afterAll(() => host.stop());

/** The titles of a feed of 40 stories with this text, and its size in bytes. */
async function feedOf(format: 'rss' | 'atom', text: string) {
  const results = Array.from({ length: 40 }, (_, index) => ({
    slug: `s${index}`,
    title: `Story ${index}.`,
    text,
    publish_date: 1_700_000_000 - index,
  }));
  host.answer({ '/api/news/': { count: 40, results } });
  sharedPublications().publish(['news']);
  const xml = await (await feedResponse(format, '/feed')).text();
  return { titles: xml.match(/Story \d+\./g), bytes: Buffer.byteLength(xml) };
}

const newest = (count: number) => Array.from({ length: count }, (_, index) => `Story ${index}.`);

test.each(['rss', 'atom'] as const)('%s has the 30 newest stories', async format => {
  expect((await feedOf(format, 'It rained.')).titles).toEqual(newest(30));
});

test.each(['rss', 'atom'] as const)(
  '%s has the newest stories that fit, of a host that sends texts in its lists',
  async format => {
    const { titles, bytes } = await feedOf(format, `<p>${'It rained. '.repeat(10_000)}</p>`);

    expect(titles).toEqual(newest(7));
    expect(bytes).toBeLessThan(maxFileBytes);
  },
);
