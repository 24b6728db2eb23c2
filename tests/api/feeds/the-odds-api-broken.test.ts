import { createOddsApiFeed } from '@/api/feeds/the-odds-api/odds-api-feed';
import { contextForEach } from '@/tests/api/context-for-each';
import { oddsApiEvent, oddsApiOdds } from '@/tests/fixtures/feeds/odds-api-host';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import { createScoreContext, type ScoreContext } from './score-context';

jest.setTimeout(60_000);

const key = '0123456789abcdef0123456789abcdef';
const ipl = '/v4/sports/cricket_ipl';
const bbl = '/v4/sports/cricket_bbl';
const other = { id: 'bbl1', home_team: 'Sydney Sixers', away_team: 'Perth Scorchers' };

let context: ScoreContext;
let host: Awaited<ReturnType<typeof startProvider>>;
let start: number;

contextForEach({
  create: async database => {
    host = await startProvider({});
    return createScoreContext(database, 'the-odds-api');
  },
  close: () => host.close(),
  set: created => {
    context = created;
    start = context.seconds() - 600;
    Object.assign(host.replies, {
      '/v4/sports': {
        body: ['ipl', 'bbl'].map(name => ({ key: `cricket_${name}`, active: true })),
      },
      [`${ipl}/events`]: { body: [oddsApiEvent(start)] },
      [`${bbl}/events`]: { body: [oddsApiEvent(start, other)] },
      [`${ipl}/odds`]: { body: [odds()] },
      [`${bbl}/odds`]: { body: [] },
    });
  },
});

const odds = () =>
  oddsApiOdds(start, context.seconds(), { unibet_eu: [2.6, 1.5], betfair_ex_uk: [2.52, 1.64] });

const feedOf = () =>
  createOddsApiFeed({
    url: host.url,
    key,
    merger: context.merger,
    now: context.now,
    log: context.log,
    sourceLinks: null,
    bookmakers: [],
    regions: ['uk'],
    budget: 100_000,
    wait: async () => undefined,
  });

const match = (id = 'Mumbai') => context.events().find(({ fields }) => fields.name.startsWith(id));
const prices = () => match()?.markets[0]?.selections.map(({ prices: all }) => all?.length);

test.each([
  ['a list of matches', `${ipl}/events`],
  ['a list of prices', `${ipl}/odds`],
])('%s that is not a list withdraws nothing', async (_, path) => {
  const feed = feedOf();
  await feed.step();
  host.replies[path] = { body: { message: 'We are moving house' } };
  context.clock.ms += 300_000;
  await feed.step();

  expect(context.events()).toHaveLength(2);
  expect(prices()).toEqual([2, 2]);
  expect(JSON.stringify(context.warnings)).toMatch(/a list of matches has an unknown shape/);
});

test('a match that can no longer be read stays, and the reason is reported to the operator', async () => {
  const feed = feedOf();
  await feed.step();
  const broken = { ...odds(), commence_time: '30 April' };
  host.replies[`${ipl}/events`] = { body: [broken] };
  host.replies[`${ipl}/odds`] = { body: [broken] };
  for (let round = 0; round < 2; round += 1) {
    context.clock.ms += 300_000;
    await feed.step();
  }

  expect(prices()).toEqual([2, 2]);
  expect(context.stateOf().note).toBe('a listed match is not readable: commence_time');
  expect(context.warnings).toHaveLength(1);
});

describe('an entry', () => {
  test.each([
    ['a price of 0', { name: 'Mumbai Indians', price: 0 }, [1, 2]],
    ['a price of 1', { name: 'Mumbai Indians', price: 1 }, [1, 2]],
    ['a price as text', { name: 'Mumbai Indians', price: '2.6' }, [1, 2]],
    ['no name', { price: 2.6 }, [1, 2]],
  ])('an entry with %s loses only itself', async (_, outcome, left) => {
    const broken = odds();
    Object.assign(
      broken.bookmakers[0]?.markets[0]?.outcomes[0] ?? {},
      { name: undefined },
      outcome,
    );
    host.replies[`${ipl}/odds`] = { body: [broken] };
    await feedOf().step();

    const selections = match()?.markets[0]?.selections ?? [];
    const counts = ['mumbai-indians', 'royal-challengers-bengaluru'].map(
      id => selections.find(selection => selection.id === id)?.prices?.length,
    );
    expect(counts).toEqual(left);
  });

  test('an entry of the future counts as confirmed now', async () => {
    const broken = oddsApiOdds(start, context.seconds() + 1e6, { unibet_eu: [2.6, 1.5] });
    host.replies[`${ipl}/odds`] = { body: [broken] };
    await feedOf().step();

    expect(match()?.markets[0]?.selections[0]?.prices?.[0]?.updated_at).toBe(context.seconds());
  });

  test('an entry that repeats a bookmaker’s market adds no second price', async () => {
    const broken = odds();
    broken.bookmakers[0]?.markets.push(...(broken.bookmakers[0]?.markets ?? []));
    host.replies[`${ipl}/odds`] = { body: [broken] };
    await feedOf().step();

    expect(prices()).toEqual([2, 2]);
  });
});

test('a competition that fails does not affect the others, and is requested less and less often', async () => {
  host.replies[`${bbl}/events`] = { status: 500, body: {} };
  const feed = feedOf();
  await feed.step();
  const calls = host.callsOf(`${bbl}/events`).length;
  context.clock.ms += 40_000;
  await feed.step();

  expect(prices()).toEqual([2, 2]);
  expect(host.callsOf(`${ipl}/odds`)).toHaveLength(2);
  expect(context.stateOf()).toMatchObject({
    problem: null,
    note: '/sports/cricket_bbl/events: answered 500',
  });
  expect(host.callsOf(`${bbl}/events`)).toHaveLength(calls);
});

describe('the credits of a call', () => {
  const used = () => context.stateOf().usage?.used;

  test('the credits of a call count for a reply that cannot be used', async () => {
    host.replies[`${ipl}/odds`] = { body: '<html>', headers: { 'x-requests-last': '2' } };
    await feedOf().step();
    // Three attempts, and one of the other competition.
    expect(used()).toBe(8);
  });

  test.each([['nothing'], ['-5'], ['1e999'], ['1.5']])(
    'are known when it states %s',
    async last => {
      const headers = last === 'nothing' ? {} : { 'x-requests-last': last };
      host.replies[`${ipl}/odds`] = { body: [odds()], headers };
      await feedOf().step();
      expect(used()).toBe(4);
    },
  );
});

test('a refusal that repeats the key is reported without it', async () => {
  host.replies[`${ipl}/odds`] = {
    status: 422,
    body: { error_code: `INVALID ${key}\n`.repeat(99) },
  };
  host.replies[`${bbl}/odds`] = { status: 422, body: { error_code: { [key]: key } } };
  await feedOf().step();

  expect(JSON.stringify([context.stateOf(), context.warnings])).not.toContain(key);
  expect(context.stateOf().problem).toBe('/sports/cricket_ipl/odds: 422');
});
