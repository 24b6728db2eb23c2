import { createOddsApiFeed } from '@/api/feeds/the-odds-api/odds-api-feed';
import { oddsApiEvent, oddsApiOdds, oddsApiSports } from '@/tests/fixtures/feeds/odds-api-host';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import type { TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';

jest.setTimeout(60_000);

const key = '0123456789abcdef0123456789abcdef';
const paths = {
  sports: '/v4/sports',
  events: '/v4/sports/cricket_ipl/events',
  odds: '/v4/sports/cricket_ipl/odds',
};
const quota = { 'x-requests-remaining': '490', 'x-requests-used': '10', 'x-requests-last': '2' };

let context: TestContext;
let host: Awaited<ReturnType<typeof startProvider>>;
let warnings: object[];

const seconds = () => Math.floor(context.now() / 1000);

testContextForEach(next => {
  context = next;
});
beforeEach(async () => {
  warnings = [];
  const start = seconds() - 600;
  host = await startProvider({
    [paths.sports]: { body: oddsApiSports },
    [paths.events]: { body: [oddsApiEvent(start)] },
    [paths.odds]: {
      body: [oddsApiOdds(start, seconds(), { unibet_eu: [2.6, 1.5], betfair_ex_uk: [2.52, 1.64] })],
      headers: quota,
    },
  });
});
afterEach(() => host.close());

const feedOf = (budget = 100_000) =>
  createOddsApiFeed({
    url: host.url,
    key,
    wait: async () => undefined,
    merger: context.sources.merger,
    sourceLinks: null,
    bookmakers: [],
    regions: ['uk'],
    budget,
    now: context.now,
    log: { warn: details => void warnings.push(details) },
  });

const stateOf = () =>
  context.sources.merger.sources().find(({ source }) => source === 'the-odds-api')?.state;
const events = () => context.eventCache.all();
const callsOf = (path: string) => host.callsOf(path);

test('a match in play has the prices of all bookmakers, without lay odds and after commission', async () => {
  await feedOf().step();

  expect(events()).toHaveLength(1);
  expect(events()[0]?.fields).toMatchObject({ status: 2, tournament: 'IPL' });
  expect(events()[0]?.markets).toMatchObject([
    {
      id: 'winner',
      selections: [
        { id: 'mumbai-indians', odds: 2.6, best: ['unibet-eu'] },
        {
          id: 'royal-challengers-bengaluru',
          odds: expect.closeTo(1.608, 3),
          best: ['betfair-exchange'],
        },
      ],
    },
  ]);
  expect(host.requests.map(({ url }) => url.pathname)).toEqual(Object.values(paths));
  expect(callsOf(paths.odds)[0]?.url.searchParams.get('oddsFormat')).toBe('decimal');
  expect(stateOf()).toMatchObject({ quotaLeft: 490, callsToday: 2, problem: null });
});

test('odds are read at the pace of play, and the list every five minutes', async () => {
  const feed = feedOf();
  await feed.step();
  context.clock.ms += 30_000;
  await feed.step();
  expect(callsOf(paths.odds)).toHaveLength(1);
  context.clock.ms += 10_000;
  await feed.step();

  expect(callsOf(paths.odds)).toHaveLength(2);
  expect(callsOf(paths.events)).toHaveLength(1);
});

test('a bookmaker, and then a match, that a reply lacks is withdrawn', async () => {
  const feed = feedOf();
  await feed.step();
  const start = seconds() - 600;
  context.clock.ms += 40_000;
  const one = oddsApiOdds(start, seconds(), { unibet_eu: [2.6, 1.5] });
  host.replies[paths.odds] = { body: [one], headers: quota };
  await feed.step();
  expect(events()[0]?.fields.bookmakers).toMatchObject([{ slug: 'unibet-eu' }]);

  context.clock.ms += 40_000;
  host.replies[paths.odds] = { body: [], headers: quota };
  await feed.step();
  expect(events()[0]?.markets).toEqual([]);
});

test('a start that moves keeps its match, and a match that is no longer listed is withdrawn', async () => {
  const feed = feedOf();
  const start = seconds() + 3600;
  host.replies[paths.events] = { body: [oddsApiEvent(start)] };
  host.replies[paths.odds] = { body: [], headers: quota };
  await feed.step();
  const [before] = events();

  context.clock.ms += 300_000;
  host.replies[paths.events] = { body: [oddsApiEvent(start + 5 * 3600)] };
  await feed.step();
  expect(events()).toMatchObject([{ id: before?.id, fields: { start_time: start + 5 * 3600 } }]);

  context.clock.ms += 300_000;
  host.replies[paths.events] = { body: [] };
  await feed.step();
  expect(events()).toEqual([]);
});

test('the prices join the score of another source, with home and away swapped', async () => {
  const scored = {
    source: 'scores',
    externalId: '1',
    at: seconds(),
    fixture: {
      competition: 'Indian Premier League',
      format: 't20' as const,
      gender: 'men' as const,
      teams: ['Royal Challengers Bengaluru', 'Mumbai Indians'] as const,
      start: seconds() - 900,
    },
    score: { status: 2, score: '90/2:-' },
  };
  const [applied] = await context.sources.merger.apply([scored]);
  await feedOf().step();

  expect(events()).toMatchObject([
    {
      id: applied?.eventId,
      fields: { name: 'Royal Challengers Bengaluru - Mumbai Indians', score: '90/2:-' },
    },
  ]);
  expect(events()[0]?.markets[0]?.selections).toMatchObject([
    { id: 'mumbai-indians', odds: 2.6 },
    { id: 'royal-challengers-bengaluru' },
  ]);
});

describe('an error', () => {
  const error = (code: string | null, message = 'See https://the-odds-api.com') => ({
    status: 401,
    body: { message, ...(code && { error_code: code }) },
  });

  it.each([
    ['a wrong key', error('INVALID_KEY'), 'the key in ODDS_API_KEY is not valid (INVALID_KEY)'],
    ['a used-up quota', error('OUT_OF_USAGE_CREDITS'), /^the quota of the plan is used up/],
    [
      'a used-up quota by its text',
      error(null, 'Usage quota has been reached.'),
      /quota .* used up/,
    ],
    [
      'a wrong setting',
      { status: 422, body: { error_code: 'INVALID_REGION' } },
      /422 INVALID_REGION$/,
    ],
    ['a page instead of JSON', { body: '<html>' }, /the reply is not JSON$/],
    ['a failure of the provider', { status: 500, body: {} }, /answered 500$/],
    [
      'too many calls',
      { status: 429, body: { error_code: 'EXCEEDED_FREQ_LIMIT' } },
      /answered 429$/,
    ],
  ])('such as %s is reported to the operator once, without the key', async (_, reply, problem) => {
    host.replies[paths.odds] = reply;
    const feed = feedOf();
    await feed.step();
    await feed.step();

    expect(stateOf()?.problem).toMatch(problem);
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify([stateOf(), warnings])).not.toContain(key);
    // The match stays listed.
    expect(events()).toHaveLength(1);
  });

  it('an error that passes is retried, and only such a one', async () => {
    const good = host.replies[paths.odds];
    host.replies[paths.odds] = [{ status: 503, body: {} }, good].flat() as never;
    await feedOf().step();
    expect(callsOf(paths.odds)).toHaveLength(2);
    expect(events()[0]?.markets).toHaveLength(1);

    host.replies[paths.odds] = error('INVALID_KEY');
    await feedOf().step();
    expect(callsOf(paths.odds)).toHaveLength(3);
  });

  it('an error of a host that is not reached does not name the URL', async () => {
    await host.close();
    await feedOf().step();

    expect(stateOf()?.problem).toBe('/sports: not reached');
  });
});

test('a small budget slows the calls down, which is reported', async () => {
  const feed = feedOf(60);
  await feed.step();
  context.clock.ms += 40_000;
  await feed.step();

  expect(callsOf(paths.odds)).toHaveLength(1);
  expect(stateOf()?.note).toMatch(/^slowed by FEED_BUDGET: in play every \d+ s/);
});
