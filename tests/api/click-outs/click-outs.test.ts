import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@/api/store/database';
import { clickOuts, addressKeys } from '@/api/store/visitor-tables';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { clickOutEvent, clickOutTargets } from './click-out-event';
import { fedMatch } from '@/tests/api/fed-match';
import {
  buildTestApp,
  contentWithBookmakers,
  createTestContext,
  visitorServices,
  type TestContext,
} from '@/tests/api/test-context';

const people = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const click = {
  eventId: 'm1',
  marketId: 'market-0',
  selectionId: 'home',
  odds: '1.48',
  page: '/matches/fernsvsherons-2026-11-26-m1',
  shown: '-208.33',
};

let database: Database;
let context: TestContext;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
  context = await createTestContext(database);
  await context.ingest.put({ event: clickOutEvent() });
  await context.ingest.put({ event: fedMatch({ id: 'past', status: 4 }) });
  await context.ingest.put({ event: fedMatch({ id: 'cup', kind: 'outright', markets: [] }) });
  app = await buildTestApp(context, {
    content: contentWithBookmakers(clickOutTargets),
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

beforeEach(async () => {
  await database.sql.execute(sql`truncate click_outs, address_keys`);
});

afterAll(async () => {
  await app.close();
  await database.close();
});

const rows = () => database.sql.select().from(clickOuts).orderBy(clickOuts.at);

const post = (body: unknown, headers: Record<string, string> = {}, to = address) =>
  fetch(`${to}/api/events/redirect/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': people, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('an accepted click-out is stored before its response', async () => {
  const answer = await post({ ...click, key: 'first-one' });

  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ url: 'http://bets.example/offers?from=us' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await rows()).toEqual([
    {
      key: 'first-one',
      at: context.clock.ms,
      eventId: 'm1',
      marketId: 'market-0',
      selectionId: 'home',
      eventName: 'Ferns - Herons',
      marketName: 'Market 0',
      selectionName: 'Ferns',
      bookmaker: 'example',
      odds: '1.48',
      currentOdds: '1.5',
      shown: '-208.33',
      page: click.page,
      url: 'http://bets.example/offers?from=us',
      addressHash: expect.stringMatching(/^[\w-]{22}$/),
      agent: 'phone',
      isBot: false,
      ...{ isFirst: null, isRepeat: null },
    },
  ]);
});

test('the same key again is the same click-out, with the same response', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post({ ...click, key: 'again-and-again' })),
  );

  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('a repeated post leads where the first one led, also after the offer has moved', async () => {
  const key = 'before-and-after';
  const first = await (await post({ ...click, key })).json();
  const later = await buildTestApp(context, {
    content: contentWithBookmakers({ ...clickOutTargets, example: 'bets.example/moved' }),
  });

  const again = await later.inject({
    method: 'POST',
    url: '/api/events/redirect/',
    payload: { ...click, key },
  });
  await later.close();

  expect(again.json()).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

test('every post counts without a key', async () => {
  await post(click);
  await post(click);

  expect(await rows()).toHaveLength(2);
});

test.each([
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'bot', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140', 'bot', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'desktop', false],
])('%s is counted as %s', async (agent, known, isBot) => {
  await post(click, { 'user-agent': agent });

  expect(await rows()).toMatchObject([{ agent: known, isBot }]);
});

test('an address is stored as a hash only, with another one on another day', async () => {
  await post(click);
  context.clock.ms += 24 * 3600 * 1000;
  await post(click);

  const [first, second] = (await rows()).map(row => row.addressHash);
  expect(first).not.toBe(second);
  expect(JSON.stringify(await rows())).not.toContain('127.0.0.1');
  await visitorServices(context).purgeExpired();
  expect(await database.sql.select().from(addressKeys)).toHaveLength(1);
});

test.each([
  ['a script', 'home', 'script'],
  ['an address without a scheme', 'away', 'no-scheme'],
  ['no bookmaker', 'tie', undefined],
  ['an address without a host', 'no-host', 'no-host'],
  ['an address with spaces', 'spaced', 'spaced'],
])(
  'a price whose record names %s leads to the URL of the setting',
  async (_what, selectionId, bookmaker) => {
    const answer = await post({
      ...click,
      marketId: 'market-2',
      selectionId,
      bookmaker,
    });

    expect(await answer.json()).toEqual({ url: '/example-bookmaker' });
  },
);

test.each([
  ['suspended', { marketId: 'market-1' }],
  ['without a price', { marketId: 'market-3' }],
  ['over', { eventId: 'past' }],
])('responds 409 with the match when it is %s, and stores nothing', async (_why, changes) => {
  const answer = await post({ ...click, ...changes });

  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    detail: 'This market is suspended.',
    match_path: expect.stringMatching(/^\/matches\/fernsvsherons-2026-11-26-(m1|past)$/) as string,
  });
  expect(await rows()).toEqual([]);
});

test.each([
  ['event', { eventId: 'nobody' }],
  ['market', { marketId: 'market-9' }],
  ['selection', { selectionId: 'tie' }],
])('an unknown %s responds 404 and stores nothing', async (_what, changes) => {
  expect((await post({ ...click, ...changes })).status).toBe(404);
  expect(await rows()).toEqual([]);
});

test.each<[string, unknown]>([
  ...['NaN', '-1', '1e309', '0', '', 'x', '1.5 '].map(odds => [`odds ${odds}`, { ...click, odds }]),
  ['a slash in an id', { ...click, eventId: 'm1/x' }],
  ['10,000 characters', { ...click, marketId: 'x'.repeat(10_000) }],
  ['no ids', { odds: 1.5 }],
  ['an object as an id', { ...click, eventId: { $ne: 1 } }],
  ['a page of half a character', { ...click, page: '\ud800' }],
  ['a page with a zero', { ...click, page: 'a\0b' }],
  ['invalid JSON', '{"eventId": '],
  ['a list', '[]'],
  ['nothing', ''],
  ['a polluted prototype', '{"__proto__": {"url": "https://evil.example"}}'],
] as [string, unknown][])('%s responds 400 and stores no row', async (_what, body) => {
  const answer = await post(body);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ detail: expect.any(String) as string });
  expect(await rows()).toEqual([]);
});

test('2 MB respond 413, invalid JSON 400, and a GET stores nothing', async () => {
  expect((await post({ ...click, page: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect((await post(click, { 'content-type': 'text/plain' })).status).toBe(400);
  expect((await fetch(`${address}/api/events/redirect/`)).status).toBe(404);
  expect(await rows()).toEqual([]);
});

test('an address with too many requests gets 429 with retry-after, others are served', async () => {
  const limited = await buildTestApp(context, {
    visitorServices: visitorServices(context, { CLICK_OUT_LIMIT: '2' }),
    trustedProxies: toTrustedProxies('1'),
  });
  const to = await limited.listen({ port: 0, host: '127.0.0.1' });
  const from = (visitor: string) => post(click, { 'x-forwarded-for': visitor }, to);

  for (let times = 0; times < 2; times++) expect((await from('192.0.2.1')).status).toBe(200);
  const refused = await from('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('192.0.2.2')).status).toBe(200);
  context.clock.ms += 60_000;
  expect((await from('192.0.2.1')).status).toBe(200);
  await limited.close();
});

test('counts are by day, bookmaker and market, with bots apart', async () => {
  context.clock.ms = Date.UTC(2026, 11, 1, 23, 59);
  await post(click);
  await post(click, { 'user-agent': 'curl/8' });
  context.clock.ms += 120_000;
  await post({ ...click, marketId: 'market-2', selectionId: 'tie' });

  expect(await context.visitors.clickOutCounts(0)).toMatchObject([
    { day: '2026-12-01', bookmaker: 'example', market: 'Market 0', clicks: 1, bots: 1 },
    { day: '2026-12-02', bookmaker: '', market: 'Market 2', clicks: 1, bots: 0 },
  ]);
  expect(await context.visitors.clickOutCounts(context.clock.ms)).toHaveLength(1);
});
