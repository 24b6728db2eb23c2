import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@/api/store/database';
import { clickOuts } from '@/api/store/visitor-tables';
import {
  emptyTables,
  isPostgresThere,
  openEmbedded,
  openOwnPostgres,
} from '@/tests/api/store/databases';
import { fedMarkets, fedMatch } from '@/tests/api/fed-match';
import {
  buildTestApp,
  createTestContext,
  visitorServices,
  type TestContext,
} from '@/tests/api/test-context';

const dayMs = 24 * 3600 * 1000;
const people = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const hosts = ['embedded', ...(isPostgresThere() ? ['Postgres'] : [])];

describe.each(hosts)('click-outs counted by %s', host => {
  let database: Database;
  let context: TestContext;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await (host === 'Postgres' ? openOwnPostgres() : openEmbedded());
    await emptyTables(database);
    context = await createTestContext(database);
    await context.ingest.put({ event: fedMatch({ markets: fedMarkets(2) }) });
    app = await buildTestApp(context);
  }, 60_000);
  beforeEach(async () => {
    await database.sql.execute(sql`truncate click_outs, address_keys`);
    context.clock.ms = Date.UTC(2026, 11, 1, 12);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function click(
    address: string,
    { market = 0, selection = 'home', agent = people, page = '' } = {},
  ) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/events/redirect/',
      headers: { 'user-agent': agent, 'x-forwarded-for': address },
      payload: {
        eventId: 'm1',
        marketId: `market-${market}`,
        selectionId: selection,
        odds: '1.5',
        ...(page && { page }),
      },
    });
    expect(statusCode).toBe(200);
  }

  const counts = async (since = 0) =>
    (await context.visitors.clickOutCounts(since)).map(
      ({ day, market, clicks, repeats, visitors, bots }) =>
        [day.slice(-2), market, clicks, repeats, visitors, bots] as const,
    );
  const tidy = () => visitorServices(context, { KEEP_ADDRESSES_DAYS: '2' }).purgeExpired();
  const hashes = async () =>
    (await database.sql.select().from(clickOuts)).filter(row => row.addressHash !== null).length;

  test('many posts of one visitor count as many clicks of one visitor', async () => {
    for (let index = 0; index < 5; index += 1) await click('192.0.2.1');
    await click('192.0.2.2');
    await click('192.0.2.2', { market: 1 });
    await click('192.0.2.3', { agent: 'curl/8' });

    expect(await counts()).toEqual([
      ['01', 'Market 0', 6, 4, 2, 1],
      ['01', 'Market 1', 1, 0, 1, 0],
    ]);
    expect(await database.sql.select().from(clickOuts)).toHaveLength(8);
  });

  test('the addresses of one IPv6 visitor are one visitor', async () => {
    for (const end of ['1', '2', 'ffff:1']) await click(`2001:db8:1:2::${end}`);
    await click('2001:db8:1:3::1');

    expect(await counts()).toEqual([['01', 'Market 0', 4, 2, 2, 0]]);
  });

  test('the same selection counts as repeated within a minute, another one does not', async () => {
    await click('192.0.2.1');
    await click('192.0.2.1', { selection: 'away' });
    context.clock.ms += 59_999;
    await click('192.0.2.1');
    context.clock.ms += 60_000;
    await click('192.0.2.1');

    expect(await counts()).toEqual([['01', 'Market 0', 4, 1, 1, 0]]);
  });

  test('a visitor is counted again on another day', async () => {
    await click('192.0.2.1');
    context.clock.ms += dayMs;
    await click('192.0.2.1');

    expect((await counts()).map(row => row[4])).toEqual([1, 1]);
  });

  test('the counts stay when the addresses are erased, at any time of the day', async () => {
    await click('192.0.2.1');
    await click('192.0.2.1');
    context.clock.ms += 6 * 3600 * 1000;
    await click('192.0.2.1');
    await click('192.0.2.2');
    const before = await counts();
    expect(before).toEqual([['01', 'Market 0', 4, 1, 2, 0]]);

    const left: number[] = [];
    for (let hour = 0; hour < 72; hour += 4) {
      context.clock.ms += 4 * 3600 * 1000;
      await tidy();
      left.push(await hashes());
      expect(await counts()).toEqual(before);
    }
    expect([...new Set(left)]).toEqual([4, 2, 0]);
  });

  test('clicks erased before they were counted are unknown', async () => {
    await click('192.0.2.1');
    await database.sql.update(clickOuts).set({ addressHash: null });
    await click('192.0.2.2', { market: 1 });

    expect(await counts()).toEqual([
      ['01', 'Market 0', 1, null, null, 0],
      ['01', 'Market 1', 1, 0, 1, 0],
    ]);
  });

  test('pages are counted, the most clicked first, with what came from elsewhere', async () => {
    await click('192.0.2.1', { page: '/odds/matches' });
    await click('192.0.2.1', { page: '/news/rain' });
    await click('192.0.2.2', { page: '/news/rain' });
    await click('192.0.2.3', { page: '/news/rain', agent: 'curl/8' });
    await click('192.0.2.4');

    expect(await context.visitors.clickOutPages(0)).toEqual([
      { page: '/news/rain', clicks: 2, bots: 1 },
      { page: '', clicks: 1, bots: 0 },
      { page: '/odds/matches', clicks: 1, bots: 0 },
    ]);
    expect(await context.visitors.clickOutPages(context.clock.ms + 1)).toEqual([]);
  });

  test('a day is reported completely', async () => {
    await click('192.0.2.1');
    context.clock.ms += 6 * 3600 * 1000;

    expect(await counts(context.clock.ms)).toEqual([['01', 'Market 0', 1, 0, 1, 0]]);
    expect(await counts(context.clock.ms + dayMs)).toEqual([]);
  });
});
