import { siteEnv } from '@/lib/env';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { loadSeries } from './series-page';

let host: HttpHost;
const result = wireEvent({ id: 9, status: 4 });
const answers: Record<string, unknown> = {
  '/api/leagues/': { leagues: [{ slug: 'reed-cup', name: 'Reed Cup' }] },
  '/api/events/': [{ name: 'Reed Cup', slug: 'reed-cup', events: [wireEvent()] }],
  '/api/events/history/': { count: 1, results: [result] },
};

beforeAll(async () => {
  host = await httpHost(({ url = '' }, response) => {
    const answer = answers[new URL(url, 'http://host').pathname];
    response.statusCode = answer ? 200 : 404;
    response.end(JSON.stringify(answer ?? { detail: 'Not found.' }));
  });
  siteEnv().API_URL = host.url;
});
afterAll(() => host.close());

test('a host without the call has fixtures and results, and neither tables nor stories', async () => {
  const series = await loadSeries('reed-cup', 'full');

  expect(series).toMatchObject({ name: 'Reed Cup', tables: [], scores: [], stories: [] });
  expect(series?.fixtures).toHaveLength(1);
  expect(series?.results.map(({ id }) => id)).toEqual(['9']);
  expect(series?.outrights).toHaveLength(1);
});

test('no outrights are shown where prices may not be shown', async () => {
  expect((await loadSeries('reed-cup', 'info'))?.outrights).toEqual([]);
});

test('an unknown league has no page', async () => {
  expect(await loadSeries('nowhere', 'full')).toBeNull();
});
