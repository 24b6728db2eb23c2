import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { wireEvent } from '@/tests/fixtures/wire-event';
import { siteEnv } from '../env';
import { getEvent, getOpenMatches, openListPath } from './matches';

const answeredAt = 1_795_680_000;

// Its store is Next's, which is not there outside a page; this one holds an answer of that moment.
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<object>) => async () => ({
    ...(await read()),
    at: answeredAt * 1000,
  }),
}));

let host: HttpHost;
let answer: unknown;

beforeAll(async () => {
  host = await httpHost((_, response) => response.end(JSON.stringify(answer)));
  siteEnv().API_URL = host.url;
});
afterAll(() => host.close());

test.each([
  ['all', ''],
  ['ipl', 'ipl'],
  ['a&b', 'a%26b'],
])('the list of the league %s asks for %p', (league, asked) => {
  expect(openListPath(league)).toBe(
    `/api/events/?status=0,1,2,3&type=match&group_by=tournament&league=${asked}`,
  );
});

test('prices that a host does not date count as confirmed when it answered, however old that is', async () => {
  const undated = wireEvent({ updated_at: undefined });
  const dated = wireEvent({ id: 2, updated_at: answeredAt - 90 });
  answer = [{ name: 'Cup', events: [undated, dated] }];

  const matches = await getOpenMatches('all');
  answer = undated;
  const event = await getEvent('5012', false);

  expect(matches.map(({ updatedAt }) => updatedAt)).toEqual([answeredAt, answeredAt - 90]);
  expect(event?.updated_at).toBe(answeredAt);
});
