import type { FastifyInstance } from 'fastify';
import type { WireSelection } from '@/lib/contract/event';
import type { Database } from '@/api/store/database';
import { clickOuts } from '@/api/store/visitor-tables';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { fedMatch } from '@/tests/api/fed-match';
import { buildTestApp, contentWithBookmakers, createTestContext } from '@/tests/api/test-context';

const price = (bookmaker: string, odds: number, status: 'open' | 'suspended' = 'open') => ({
  bookmaker,
  odds,
  status,
});
const selection = (id: string, prices: NonNullable<WireSelection['prices']>): WireSelection => ({
  id,
  name: id,
  odds: null,
  prices,
});

/** Three bookmakers: one suspends the home side, and an exchange keeps 2 % of a win. */
const event = fedMatch({
  bookmakers: [
    { slug: 'silly-point', title: 'Silly Point', kind: 'fixed' },
    { slug: 'deep-cover', title: 'Deep Cover', kind: 'fixed' },
    { slug: 'leg-gully', title: 'Leg Gully', kind: 'exchange', commission: 0.02 },
  ],
  markets: [
    {
      id: 'winner',
      name: 'Match Winner',
      selections: [
        selection('home', [
          price('silly-point', 1.8),
          price('deep-cover', 1.85, 'suspended'),
          price('leg-gully', 1.9),
        ]),
        selection('away', [
          price('silly-point', 2),
          price('deep-cover', 2),
          price('leg-gully', 1.95),
        ]),
      ],
    },
  ],
});

/** No price of this match can be bet on, whatever odds its feed sends. */
const closedEvent = fedMatch({
  id: 'm2',
  status: 0,
  bookmakers: event.bookmakers,
  markets: ['suspended', 'stale'].map(why => ({
    id: why,
    name: why,
    selections: ['home', 'away'].map(id => ({
      id,
      name: id,
      odds: 2.04,
      prices: ['silly-point', 'deep-cover'].map(bookmaker => ({
        ...price(bookmaker, 2, why === 'suspended' ? 'suspended' : 'open'),
        updated_at: 1_795_681_200 - (why === 'stale' ? 601 : 0),
      })),
    })),
  })),
});

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
  const context = await createTestContext(database);
  await context.ingest.put({ event });
  await context.ingest.put({ event: closedEvent });
  app = await buildTestApp(context, {
    content: contentWithBookmakers({
      'silly-point': 'https://silly-point.example/',
      'deep-cover': 'https://deep-cover.example/',
      'leg-gully': 'https://leg-gully.example/',
    }),
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.close();
});

async function click(
  selectionId: string,
  bookmaker?: string,
  { eventId = 'm1', marketId = 'winner' } = {},
) {
  await database.sql.delete(clickOuts);
  const response = await app.inject({
    method: 'POST',
    url: '/api/events/redirect/',
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' },
    payload: { eventId, marketId, selectionId, odds: '1.8', bookmaker },
  });
  const [row = null] = await database.sql
    .select({ bookmaker: clickOuts.bookmaker, current: clickOuts.currentOdds })
    .from(clickOuts);
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), row };
}

test.each([
  ['silly-point', '1.8'],
  ['leg-gully', '1.9'],
])('leads to the bookmaker that was clicked, %s, and stores its price', async (slug, odds) => {
  expect(await click('home', slug)).toEqual({
    status: 200,
    body: { url: `https://${slug}.example/` },
    row: { bookmaker: slug, current: odds },
  });
});

test('a click-out without a bookmaker leads to the best price after commission, and stores the quoted one', async () => {
  expect(await click('home')).toMatchObject({ row: { bookmaker: 'leg-gully', current: '1.9' } });
});

test('the first of equally best bookmakers in published order is used', async () => {
  expect(await click('away')).toMatchObject({ row: { bookmaker: 'silly-point', current: '2' } });
});

test.each([
  ['suspends the selection', 'deep-cover'],
  ['does not quote it', 'maiden-over'],
])('responds 409 with the match when the bookmaker %s, and stores nothing', async (_why, slug) => {
  expect(await click('home', slug)).toEqual({
    status: 409,
    body: {
      detail: 'This market is suspended.',
      match_path: '/matches/fernsvsherons-2026-11-26-m1',
    },
    row: null,
  });
});

test.each([
  ['suspended', undefined],
  ['suspended', 'silly-point'],
  ['stale', undefined],
  ['stale', 'silly-point'],
])('responds 409 when every price is %s, also at %s', async (marketId, slug) => {
  expect(await click('home', slug, { eventId: 'm2', marketId })).toMatchObject({
    status: 409,
    row: null,
  });
});

test.each(['Silly Point', '../x', 'a'.repeat(101), ''])(
  'responds 400 to a bookmaker that is not a slug: %p',
  async slug => {
    expect(await click('home', slug)).toMatchObject({ status: 400, row: null });
  },
);
