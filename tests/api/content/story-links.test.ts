import { EventPage } from '@/lib/contract/event';
import { NewsPage } from '@/lib/contract/news';
import { parseResponse, type Schema } from '@/lib/contract/validation/parse';
import { fixedContent } from '@/api/content/content-source';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub } from '@/api/live/hub/hub';
import type { StoredEvent } from '@/api/store/stored-event';
import { embeddedContent } from './embedded-content';
import { buildTestApp } from '@/tests/api/test-context';

jest.setTimeout(30_000);

const match = (id: string, teams: [string, string]): StoredEvent =>
  ({
    id,
    kind: 'match',
    version: 1,
    updatedAt: 0,
    withdrawn: false,
    markets: [{ id: 'w', name: 'Winner', selections: [{ id: 1, name: teams[0], odds: 2 }] }],
    matchInfo: null,
    commentary: [],
    fields: {
      name: teams.join(' - '),
      start_time: 1_795_681_200,
      status: 0,
      competitors: teams.map((name, index) => ({ id: index, name })),
    },
  }) as unknown as StoredEvent;

const app = () => {
  const now = () => 0;
  const bus = createLocalBus();
  const eventCache = createEventCache([
    match('m1', ['Hobart Hurricanes', 'Sydney Thunder']),
    match('m2', ['Ferns', 'Herons']),
  ]);
  const hub = createHub({ now });
  const store = { eventById: async () => null };
  const content = fixedContent(embeddedContent());
  return buildTestApp({ now, eventCache, bus, hub, store } as never, { content });
};

async function read<S extends Schema>(url: string, schema: S) {
  const api = await app();
  const answer = await api.inject({ url });
  await api.close();
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const { data, dropped } = parseResponse(schema, answer.json());
  expect(dropped).toEqual([]);
  return data;
}

const story = 'owen-hundred-hobart-final';

test('a story has the matches of its teams, without prices', async () => {
  const { count, results } = await read(`/api/news/${story}/matches/`, EventPage);

  expect(count).toBe(1);
  expect(results).toMatchObject([{ id: 'm1', markets: [] }]);
});

test('a match has its stories, and one of other teams has none', async () => {
  const { results } = await read('/api/events/m1/news/', NewsPage);
  expect(results.map(({ slug }) => slug)).toEqual([story]);

  expect((await read('/api/events/m2/news/', NewsPage)).count).toBe(0);
});

test.each(['/api/news/no-such/matches/', '/api/events/no-such/news/'])(
  '%s responds 404',
  async url => {
    const api = await app();
    expect((await api.inject({ url })).statusCode).toBe(404);
    await api.close();
  },
);
