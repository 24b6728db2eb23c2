import { sharedPublications } from '@/lib/cache/shared-publications';
import { siteEnv } from '@/lib/env';
import { startMockApi, type MockApi } from '@/tests/fixtures/servers/mock-api';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { loadDay } from '@/lib/api-client/page-data/day-page';
import { getStartingMatches } from './starting-matches';

const hour = 3600;
const at = (time: string) => Date.parse(`${time}Z`) / 1000;
const range = { from: at('2026-11-28T00:00'), until: at('2026-11-29T00:00') };
const event = (id: string, time: string, status = 0) =>
  wireEvent({ id, start_time: at(time), status });
const settings = { ...siteEnv() };
let host: MockApi;

beforeAll(async () => {
  host = await startMockApi(0, []);
  Object.assign(siteEnv(), { API_URL: host.url, SITE_TIME_ZONE: 'Asia/Kolkata' });
});
beforeEach(() => {
  sharedPublications().publish(['events', 'history']);
  host.resetCalls();
});
afterAll(async () => {
  Object.assign(siteEnv(), settings);
  await host.stop();
});

const hostHas = (starting: object | null, open: object[] = [], ended: object[] = []) =>
  host.answer({
    '/api/events/starting/': starting,
    '/api/events/': [{ name: 'All', slug: 'all', events: open }],
    '/api/events/history/': { count: ended.length, results: ended },
  });
const idsOf = (matches: { id: string }[]) => matches.map(({ id }) => id);

test('one call has the matches of a time, and their prices only where they may be shown', async () => {
  hostHas({ results: [event('a', '2026-11-28T09:00')], previous: 1, next: null });
  const { matches, nearest } = await getStartingMatches(range, 'full');

  expect(idsOf(matches)).toEqual(['a']);
  expect(matches[0]?.markets).not.toEqual([]);
  expect(nearest).toEqual({ previous: 1, next: null });
  expect([...host.calls().keys()]).toEqual([
    `/api/events/starting/?from=${range.from}&until=${range.until}`,
  ]);
  expect((await getStartingMatches(range, 'info')).matches[0]?.markets).toEqual([]);
});

test('a host without the call has what its lists of open matches and results have', async () => {
  hostHas(
    null,
    [
      event('live', '2026-11-28T09:00', 2),
      event('later', '2026-12-03T09:00'),
      event('much-later', '2026-12-09T09:00'),
    ],
    [
      event('ended', '2026-11-28T03:00', 4),
      event('before', '2026-11-26T09:00', 4),
      event('long-before', '2026-11-20T09:00', 4),
    ],
  );
  const { matches, nearest } = await getStartingMatches(range, 'full');

  expect(idsOf(matches).sort()).toEqual(['ended', 'live']);
  expect(nearest).toEqual({
    previous: at('2026-11-26T09:00'),
    next: at('2026-12-03T09:00'),
  });
});

describe('a day', () => {
  const load = (day: string | null, page = 1) => loadDay({ day, page, policy: 'full' });
  const starting = (...results: object[]) => hostHas({ results, previous: null, next: null });

  test("shows the matches of the site's time zone, and keeps those of others", async () => {
    // 28 November begins at 18:30 UTC in India.
    starting(
      event('early', '2026-11-27T18:29'),
      event('first', '2026-11-27T18:30'),
      event('last', '2026-11-28T18:29'),
      event('late', '2026-11-28T18:30'),
    );
    const day = await load('2026-11-28');

    expect(idsOf(day?.shown ?? [])).toEqual(['first', 'last']);
    expect(day?.matches).toHaveLength(4);
    const [call = ''] = host.calls().keys();
    expect(call).toContain(`from=${at('2026-11-28T00:00') - 14 * hour}&`);
  });

  test('is indexed with a match of its own that is not a replay', async () => {
    Object.assign(siteEnv(), { SITE_URL: 'https://bat.example' });
    const replay = { played_on: '2024-05-26', credit: 'Cricsheet' };
    const indexed = async (...events: object[]) => {
      sharedPublications().publish(['events']);
      starting(...events);
      return (await load('2026-11-28'))?.mayIndex;
    };

    expect(await indexed(event('a', '2026-11-28T09:00'))).toBe(true);
    expect(await indexed()).toBe(false);
    expect(await indexed(event('of the next day', '2026-11-28T20:00'))).toBe(false);
    expect(await indexed({ ...event('a', '2026-11-28T09:00'), replay })).toBe(false);
  });

  test('has no page beyond its last match', async () => {
    starting(...Array.from({ length: 41 }, (_, index) => event(`m${index}`, '2026-11-28T09:00')));

    expect((await load('2026-11-28', 2))?.shown).toHaveLength(1);
    expect(await load('2026-11-28', 3)).toBeNull();
  });
});
