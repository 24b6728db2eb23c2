import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { wireMarket } from '@/tests/fixtures/live/match-store';
import { sharedPublications } from '@/lib/cache/shared-publications';
import type { Policy } from '@/lib/domain/policy';
import { siteEnv } from '@/lib/env';
import { getEvent, getHistory, getOpenMatches, getOutrights } from './matches';
import { openListPath } from '@/lib/domain/match/open-list-path';

const respondedAt = 1_795_680_000;

let host: HttpHost;
let apiResponse: unknown;

beforeAll(async () => {
  host = await httpHost((_, response) => response.end(JSON.stringify(apiResponse)));
  siteEnv().API_URL = host.url;
});
beforeEach(() => sharedPublications().publish(['events', 'history']));
afterAll(() => host.close());

test.each([
  ['all', ''],
  ['ipl', 'ipl'],
  ['a&b', 'a%26b'],
])('the list of the league %s requests %p', (league, expected) => {
  expect(openListPath(league)).toBe(
    `/api/events/?status=0,1,2,3&type=match&group_by=tournament&league=${expected}`,
  );
});

test('prices without a time count as confirmed at the time of the response, even of a cached one', async () => {
  const undated = wireEvent({ updated_at: undefined });
  const dated = wireEvent({ id: 2, updated_at: respondedAt - 90 });
  apiResponse = [{ name: 'Cup', events: [undated, dated] }];

  const clock = jest.spyOn(Date, 'now').mockReturnValue(respondedAt * 1000);
  await getOpenMatches('all', 'full');
  apiResponse = undated;
  await getEvent('5012', false);
  clock.mockReturnValue((respondedAt + 3) * 1000);
  const matches = await getOpenMatches('all', 'full');
  const event = await getEvent('5012', false);
  clock.mockRestore();

  expect(matches.map(({ updatedAt }) => updatedAt)).toEqual([respondedAt, respondedAt - 90]);
  expect(event?.updated_at).toBe(respondedAt);
});

test.each(['info', 'blocked'] as const)(
  "no list has prices where the policy is '%s', and the rest of a match stays",
  async policy => {
    const events = [wireEvent({ markets: [wireMarket(1.42)], markets_count: 3 })];
    const lists = async (as: Policy) => {
      apiResponse = [{ name: 'Cup', events }];
      const groups = [...(await getOpenMatches('all', as)), ...(await getOutrights(as))];
      apiResponse = { count: 1, next: null, previous: null, results: events };
      return [...groups, ...((await getHistory(1, 20, as))?.items ?? [])];
    };
    const open = await lists('full');

    expect(open.map(({ marketsCount }) => marketsCount)).toEqual([3, 3, 3]);
    expect(await lists(policy)).toEqual(
      open.map(match => ({ ...match, markets: [], marketsCount: 0 })),
    );
  },
);
