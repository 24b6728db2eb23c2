import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@/api/store/database';
import { clickOuts, addressKeys } from '@/api/store/visitor-tables';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';
import { emptyTables, openEmbedded } from './databases';
import { fedMarkets, fedMatch } from './fed-match';
import { buildTestApp, contentWithBookmakers, createWorld, visitorDesk, type World } from './world';

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
let world: World;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  database = await openEmbedded();
  await emptyTables(database);
  world = await createWorld(database);
  const named = (bookmaker: string, odds: number) => ({ bookmaker, odds });
  const priced = (id: string) => ({ id, name: id, odds: 9, prices: [named(id, 9)] });
  const [open, suspended, scripted, gone] = fedMarkets(4).map(market => ({
    ...market,
    selections: market.selections.map(selection => ({
      ...selection,
      prices: [named('unknown', 1.3), named('example', 1.5), named('unknown', 1.4)],
    })),
  }));
  if (!open || !suspended || !scripted || !gone) throw new Error('four markets');
  await world.ingest.put({
    event: fedMatch({
      markets: [
        open,
        { ...suspended, status: 'suspended' },
        {
          ...scripted,
          selections: [
            { id: 'home', name: 'Ferns', odds: 1.5, prices: [named('script', 1.5)] },
            { id: 'away', name: 'Herons', odds: 2.6, prices: [named('no-scheme', 2.6)] },
            { id: 'tie', name: 'Tie', odds: 12 },
            ...['no-host', 'spaced'].map(priced),
          ],
        },
        { ...gone, selections: [{ id: 'home', name: 'Ferns', odds: null }] },
      ],
    }),
  });
  await world.ingest.put({ event: fedMatch({ id: 'past', status: 4 }) });
  await world.ingest.put({ event: fedMatch({ id: 'cup', kind: 'outright', markets: [] }) });
  app = await buildTestApp(world, {
    content: contentWithBookmakers({
      example: 'bets.example/offers?from=us',
      'no-scheme': '//evil.example',
      script: 'javascript:alert(1)',
      'no-host': 'http:///evil.example',
      spaced: 'http://evil .example/x y',
    }),
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

test('an accepted click-out is a row before its answer', async () => {
  const answer = await post({ ...click, key: 'first-one' });

  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ url: 'http://bets.example/offers?from=us' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await rows()).toEqual([
    {
      key: 'first-one',
      at: world.clock.ms,
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

test('the same key again is the same click-out, told the same', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post({ ...click, key: 'again-and-again' })),
  );

  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('without a key every post counts', async () => {
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

test('an address is only a hash, another one on another day', async () => {
  await post(click);
  world.clock.ms += 24 * 3600 * 1000;
  await post(click);

  const [first, second] = (await rows()).map(row => row.addressHash);
  expect(first).not.toBe(second);
  expect(JSON.stringify(await rows())).not.toContain('127.0.0.1');
  await visitorDesk(world).forgetOld();
  expect(await database.sql.select().from(addressKeys)).toHaveLength(1);
});

test.each([
  ['a script', 'home'],
  ['an address without a scheme', 'away'],
  ['no bookmaker', 'tie'],
  ['an address without a host', 'no-host'],
  ['an address with spaces', 'spaced'],
])('a price whose record names %s leads where the setting says', async (_what, selectionId) => {
  const answer = await post({ ...click, marketId: 'market-2', selectionId });

  expect(await answer.json()).toEqual({ url: '/example-bookmaker' });
});

test.each([
  ['suspended', { marketId: 'market-1' }],
  ['without a price', { marketId: 'market-3' }],
  ['over', { eventId: 'past' }],
])('what is %s answers 409 with the match, and is no row', async (_why, changes) => {
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
])('an unknown %s answers 404 and is no row', async (_what, changes) => {
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
  ['JSON that is none', '{"eventId": '],
  ['a list', '[]'],
  ['nothing', ''],
  ['a polluted prototype', '{"__proto__": {"url": "https://evil.example"}}'],
] as [string, unknown][])('%s answers 400 and is no row', async (_what, body) => {
  const answer = await post(body);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ detail: expect.any(String) as string });
  expect(await rows()).toEqual([]);
});

test('2 MB answer 413, text that is no JSON 400, and a GET logs nothing', async () => {
  expect((await post({ ...click, page: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect((await post(click, { 'content-type': 'text/plain' })).status).toBe(400);
  expect((await fetch(`${address}/api/events/redirect/`)).status).toBe(404);
  expect(await rows()).toEqual([]);
});

test('an address that asks too often is told when to come back, and others are served', async () => {
  const limited = await buildTestApp(world, {
    visitorDesk: visitorDesk(world, { CLICK_OUT_LIMIT: '2' }),
    trustedProxies: toTrustedProxies('1'),
  });
  const to = await limited.listen({ port: 0, host: '127.0.0.1' });
  const from = (visitor: string) => post(click, { 'x-forwarded-for': visitor }, to);

  for (let times = 0; times < 2; times++) expect((await from('192.0.2.1')).status).toBe(200);
  const refused = await from('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('192.0.2.2')).status).toBe(200);
  world.clock.ms += 60_000;
  expect((await from('192.0.2.1')).status).toBe(200);
  await limited.close();
});

test('counts go by day, bookmaker and market, bots apart', async () => {
  world.clock.ms = Date.UTC(2026, 11, 1, 23, 59);
  await post(click);
  await post(click, { 'user-agent': 'curl/8' });
  world.clock.ms += 120_000;
  await post({ ...click, marketId: 'market-2', selectionId: 'tie' });

  expect(await world.visitors.clickOutCounts(0)).toMatchObject([
    { day: '2026-12-01', bookmaker: 'example', market: 'Market 0', clicks: 1, bots: 1 },
    { day: '2026-12-02', bookmaker: '', market: 'Market 2', clicks: 1, bots: 0 },
  ]);
  expect(await world.visitors.clickOutCounts(world.clock.ms)).toHaveLength(1);
});
