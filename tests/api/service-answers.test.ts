import type { FastifyInstance } from 'fastify';
import { HomeInfo } from '@/lib/contract/home-info';
import { Menu } from '@/lib/contract/menu';
import { parseResponse } from '@/lib/contract/validation/parse';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub } from '@/api/live/hub/hub';
import type { Store } from '@/api/store/store';
import { buildTestApp } from './test-context';

/** A database that is down: only what is in memory can be served. */
const away = () => {
  throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
};
const store = { ping: async () => away(), eventById: async () => away() } as unknown as Store;
const bug = { ...store, eventById: async () => Promise.reject(new Error('secret of the house')) };

const docs = { siteName: 'Off the Bat' };
const now = () => 0;
const context = () => {
  const bus = createLocalBus();
  return { now, eventCache: createEventCache(), bus, hub: createHub({ now }) };
};
const appWith = (changes: object): Promise<FastifyInstance> =>
  buildTestApp({ ...context(), store } as never, changes);

test('the menu and the home page match the contract without loss', async () => {
  const app = await appWith({});
  const menu = (await app.inject({ url: '/api/pages/links/' })).json<unknown>();
  const home = (await app.inject({ url: '/api/pages/index/' })).json<unknown>();

  expect(parseResponse(Menu, menu)).toEqual({ data: menu, dropped: [] });
  expect(parseResponse(HomeInfo, home)).toEqual({ data: home, dropped: [] });
});

test('the response of the home page has the credit of the feed, and none without one', async () => {
  const credit = 'Ball-by-ball data: Cricsheet';
  const credited = await (await appWith({ credit })).inject({ url: '/api/pages/index/' });
  const own = await (await appWith({})).inject({ url: '/api/pages/index/' });

  expect(credited.json()).toHaveProperty('data_credit', credit);
  expect(own.json()).not.toHaveProperty('data_credit');
});

test('a database that is down responds 503 without its address', async () => {
  const answer = await (await appWith({})).inject({ url: '/api/events/1' });

  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { detail: 'Not available at the moment.' },
  ]);
});

test('a bug responds 500 without its text', async () => {
  const answer = await (await appWith({ store: bug })).inject({ url: '/api/events/1' });

  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.json()).toEqual({ detail: expect.any(String) });
});

test('the API is alive while the database is down, and not ready', async () => {
  const app = await appWith({});

  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
});

test('the API is ready when the database responds and the feed runs', async () => {
  const answering = { ...store, ping: async () => undefined };
  const running = await appWith({ store: answering });
  const standing = await appWith({ store: answering, isFeedRunning: () => false });

  expect((await running.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await standing.inject({ url: '/readyz' })).statusCode).toBe(503);
});

test('the request id of a client is returned, one that could forge log lines is not', async () => {
  const app = await appWith({});
  const idFor = async (id: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];

  expect(await idFor('page-7f3a')).toBe('page-7f3a');
  expect(await idFor('a b {"level":60}')).toMatch(/^[\da-f-]{36}$/);
});

test('the OpenAPI document has what its specification requires', async () => {
  type Operation = { responses?: Record<string, { description?: string }> };
  type Document = {
    openapi: string;
    info: Record<string, string>;
    paths: Record<string, Record<string, Operation>>;
  };
  const app = await appWith({ docs });
  const { openapi, info, paths } = (await app.inject({ url: '/api/docs/json' })).json<Document>();
  const operations = Object.values(paths).flatMap(item => Object.values(item));

  expect(openapi).toMatch(/^3\.\d+\.\d+$/);
  expect([info['title'], info['version']].every(Boolean)).toBe(true);
  expect(operations.length).toBeGreaterThan(20);
  for (const { responses = {} } of operations) {
    expect(Object.keys(responses)).not.toEqual([]);
    expect(Object.values(responses).every(({ description }) => description)).toBe(true);
  }
});

test('the OpenAPI document has every route', async () => {
  const app = await appWith({ docs });
  const document = (await app.inject({ url: '/api/docs/json' })).json<{ paths: object }>();

  expect(Object.keys(document.paths).sort()).toEqual([
    '/api/bookmakers/',
    '/api/bookmakers/bonuses/',
    '/api/bookmakers/bonuses/{slug}/',
    '/api/bookmakers/{slug}/',
    '/api/bookmakers/{slug}/prices/',
    '/api/events/',
    '/api/events/history/',
    '/api/events/prices/',
    '/api/events/redirect/',
    '/api/events/starting/',
    '/api/events/{id}',
    '/api/events/{id}/background/',
    '/api/events/{id}/closed-markets/',
    '/api/events/{id}/news/',
    '/api/events/{id}/price-history/',
    '/api/feeds/',
    '/api/feeds/{source}/batch',
    '/api/feeds/{source}/events/{externalId}',
    '/api/feeds/{source}/heartbeat',
    '/api/grounds/',
    '/api/grounds/{slug}/',
    '/api/leagues/',
    '/api/leagues/{slug}/leaders/',
    '/api/leagues/{slug}/series/',
    '/api/movers/',
    '/api/news/',
    '/api/news/{slug}/',
    '/api/news/{slug}/matches/',
    '/api/pages/articles/{*}',
    '/api/pages/banner/{slug}/',
    '/api/pages/contact-us/',
    '/api/pages/how-bet/',
    '/api/pages/index/',
    '/api/pages/links/',
    '/api/pages/newsletter/',
    '/api/pages/newsletter/confirm/',
    '/api/pages/newsletter/unsubscribe/',
    '/api/pages/tags/',
    '/api/pages/{*}',
    '/api/players/',
    '/api/players/index/',
    '/api/players/{id}/',
    '/api/redirects/',
    '/api/search/',
    '/api/site-index/',
    '/healthz',
    '/media/{kind}/{file}',
    '/readyz',
  ]);
  expect((await app.inject({ url: '/api/docs' })).statusCode).toBe(200);
});

test('the documentation responds 404 when it is switched off', async () => {
  const app = await appWith({ docs: null });

  expect((await app.inject({ url: '/api/docs' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/docs/json' })).statusCode).toBe(404);
});
