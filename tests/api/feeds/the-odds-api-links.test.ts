import { createBookmakerLinks } from '@/api/feeds/bookmakers/bookmaker-links';
import type { BookmakerRule } from '@/api/feeds/bookmakers/bookmaker-file';
import { createPriceLinks } from '@/api/feeds/bookmakers/price-links';
import { createSourceLinks } from '@/api/feeds/bookmakers/source-links';
import { createSources } from '@/api/feeds/create-sources';
import { createOddsApiFeed } from '@/api/feeds/the-odds-api/odds-api-feed';
import { oddsApiSource } from '@/api/feeds/the-odds-api/to-fragments';
import { readSettings } from '@/api/env';
import type { Database } from '@/api/store/database';
import {
  oddsApiEvent,
  oddsApiOdds,
  oddsApiSports,
  withLinks,
} from '@/tests/fixtures/feeds/odds-api-host';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext } from '@/tests/api/test-context';
import { pino } from 'pino';
import { processClock } from '@/api/lifecycle/process-clock';

/* From the links of a reply to the redirect of a click-out. */
jest.setTimeout(60_000);

const odds = '/v4/sports/cricket_ipl/odds';
const gully = 'https://sports.gully.example';
const agreed: BookmakerRule = {
  keys: { [oddsApiSource]: ['gully_uk'] },
  hosts: ['sports.gully.example'],
  link: `${gully}/?affiliate=7`,
  deepLink: '{link}?affiliate=7&sub={click}',
};

let database: Database;
let stop: () => Promise<unknown>;
let clicks = 0;
beforeAll(async () => {
  database = await openAnyDatabase();
});
afterAll(() => database.close());
afterEach(() => stop());

async function startLinked(rules: Record<string, BookmakerRule>) {
  await emptyTables(database);
  const base = await createTestContext(database);
  const bookmakerRules = new Map(Object.entries(rules));
  const log = pino({ level: 'silent' });
  const settings = readSettings({ FEED: 'none' });
  const sources = createSources({
    settings,
    store: base.feedStore,
    sink: base.ingest,
    markOf: () => null,
    bookmakerRules,
    log,
    clock: { ...processClock, now: base.now },
  });
  const start = Math.floor(base.now() / 1000) - 600;
  const event = oddsApiOdds(start, start + 600, {
    gully_uk: [2.6, 1.5],
    other: [2.5, 1.6],
  });
  const host = await startProvider({
    '/v4/sports': { body: oddsApiSports },
    '/v4/sports/cricket_ipl/events': { body: [oddsApiEvent(start)] },
    [odds]: { body: [event] },
  });
  const feed = createOddsApiFeed({
    url: host.url,
    key: 'k'.repeat(32),
    merger: sources.merger,
    sourceLinks: createSourceLinks(bookmakerRules, oddsApiSource),
    bookmakers: [],
    regions: ['uk'],
    budget: 100_000,
    now: base.now,
    log,
  });
  const app = await buildTestApp(
    { ...base, sources },
    {
      priceLink: createPriceLinks(base.feedStore, bookmakerRules),
      bookmakerLinks: createBookmakerLinks({
        rules: bookmakerRules,
        reviewUrlOf: () => null,
        onlyAgreed: true,
        defaultUrl: '/example-bookmaker',
      }),
    },
  );
  /** Reads odds with these links, by key, and returns where a click on a team's price leads. */
  async function clickWith(
    links: Parameters<typeof withLinks>[1],
    { team = 'mumbai-indians', bookmaker = 'gully' } = {},
  ): Promise<unknown> {
    host.replies[odds] = { body: [withLinks(event, links)] };
    base.clock.ms += 40_000;
    await feed.step();
    const response = await app.inject({
      method: 'POST',
      url: '/api/events/redirect/',
      payload: {
        eventId: base.eventCache.all()[0]?.id,
        marketId: 'winner',
        selectionId: team,
        odds: '2.6',
        bookmaker,
        key: `click-${(clicks += 1)}`,
      },
    });
    return response.statusCode === 200 ? response.json().url : response.statusCode;
  }
  const stateOf = () =>
    sources.merger.sources().find(({ source }) => source === oddsApiSource)?.state;
  stop = () => Promise.all([app.close(), host.close()]);
  return { ...base, sources, host, app, clickWith, stateOf };
}

test('a price leads to its bet slip, else to its market, else to its match, with the affiliate’s query', async () => {
  const { clickWith, eventCache, app, stateOf } = await startLinked({ gully: agreed });
  const links = {
    bookmaker: `${gully}/m/9`,
    market: `${gully}/m/9/winner`,
    outcomes: [`${gully}/slip?id=a`, null],
  };

  expect(await clickWith({ gully_uk: links })).toBe(
    `${gully}/slip?id=a&affiliate=7&sub=click-${clicks}`,
  );
  // Outcomes may have no link.
  expect(await clickWith({ gully_uk: links }, { team: 'royal-challengers-bengaluru' })).toBe(
    `${gully}/m/9/winner?affiliate=7&sub=click-${clicks}`,
  );
  expect(await clickWith({ gully_uk: { bookmaker: `${gully}/m/9` } })).toBe(
    `${gully}/m/9?affiliate=7&sub=click-${clicks}`,
  );
  expect(await clickWith({})).toBe(`${gully}/?affiliate=7`);
  expect(stateOf()).toMatchObject({ refusedLinks: 0, linkProblems: [] });

  // No visitor is sent them with the prices.
  await clickWith({ gully_uk: links });
  const { body } = await app.inject(`/api/events/${eventCache.all()[0]?.id}`);
  expect(body).toContain('"bookmaker":"gully"');
  expect(body).not.toContain('/m/9');
});

test('links to other hosts and with placeholders are ignored, counted and reported', async () => {
  const { clickWith, stateOf } = await startLinked({ gully: agreed });

  expect(
    await clickWith({
      gully_uk: { bookmaker: `${gully}/m/9`, outcomes: ['https://evil.example/slip', null] },
    }),
  ).toBe(`${gully}/m/9?affiliate=7&sub=click-${clicks}`);
  expect(stateOf()).toMatchObject({
    refusedLinks: 1,
    linkProblems: ['evil.example is no allowed host'],
  });
  expect(await clickWith({ gully_uk: { market: 'https://{state}.gully.example/9' } })).toBe(
    `${gully}/?affiliate=7`,
  );
  expect(stateOf()).toMatchObject({ refusedLinks: 2, linkProblems: ['{state} has no value'] });

  // Links of a bookmaker without an agreement do not count.
  expect(
    await clickWith({ other: { market: 'https://other.example/9' } }, { bookmaker: 'other' }),
  ).toBe(409);
  expect(stateOf()).toMatchObject({ refusedLinks: 2, linkProblems: [] });
});

test('links are stored for every instance of the API, and none is requested without an agreement about links', async () => {
  const { clickWith, host, feedStore } = await startLinked({ gully: agreed });
  await clickWith({ gully_uk: { market: `${gully}/m/9/winner` } });
  expect(host.callsOf(odds).at(-1)?.url.searchParams.get('includeLinks')).toBe('true');
  const [link] = await feedStore.links(0);
  expect(link?.prices?.links?.[0]).toMatchObject({
    bookmaker: 'gully-uk',
    url: `${gully}/m/9/winner`,
  });
  await stop();

  const { deepLink: _deepLink, ...plain } = agreed;
  const without = await startLinked({ gully: plain });
  expect(await without.clickWith({ gully_uk: { market: `${gully}/m/9` } })).toBe(
    `${gully}/?affiliate=7`,
  );
  expect(without.host.callsOf(odds).at(-1)?.url.searchParams.has('includeLinks')).toBe(false);
});
