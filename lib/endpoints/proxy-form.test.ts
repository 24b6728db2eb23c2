import type { IncomingHttpHeaders } from 'node:http';
import { POST as contact } from '@/app/api/pages/contact-us/route';
import { POST as redirect } from '@/app/api/events/redirect/route';
import { GET as session } from '@/app/api/session/route';
import { toRegionPolicy } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { handlerHost } from '@/tests/fixtures/servers/handler-host';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { createXsrf } from './xsrf';

const secret = 'a secret of the site';
const message = {
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Hello',
  recaptcha: '',
};

let api: HttpHost;
let site: HttpHost;
let forwarded: { url?: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let apiResponse: { status: number; body?: object };
let warn: jest.SpiedFunction<typeof log.warn>;

beforeEach(async () => {
  forwarded = [];
  apiResponse = { status: 204 };
  api = await httpHost((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', text => (body += String(text)));
    request.on('end', () => {
      forwarded.push({ url: request.url, headers: request.headers, body });
      response.writeHead(apiResponse.status, { 'retry-after': '7' });
      response.end(apiResponse.body && JSON.stringify(apiResponse.body));
    });
  });
  Object.assign(siteEnv(), { API_URL: api.url, XSRF_SECRET: secret, FORM_LIMIT: 3 });
  delete (globalThis as { offTheBatRequestGuards?: object }).offTheBatRequestGuards;
  site = await handlerHost(
    {
      'GET /api/session/': session,
      'POST /api/pages/contact-us/': contact,
      'POST /api/events/redirect/': redirect,
    },
    { 'x-visitor-address': '203.0.113.9' },
  );
  warn = jest.spyOn(log, 'warn').mockImplementation();
});

afterEach(async () => {
  warn.mockRestore();
  await Promise.all([api.close(), site.close()]);
});

const xsrf = createXsrf(secret);
const proof = (token = xsrf.token(Date.now()), header = token) => ({
  cookie: `odds=malay; XSRF-TOKEN=${token}`,
  'x-xsrf-token': header,
});
const post = (
  body: unknown = message,
  headers: Record<string, string> = proof(),
  path = '/api/pages/contact-us/',
) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('the session is a cookie that scripts can read, other sites cannot send, and no cache stores', async () => {
  const { status, headers } = await fetch(`${site.url}/api/session/`);

  expect(status).toBe(204);
  expect(headers.get('cache-control')).toBe('no-store');
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^XSRF-TOKEN=[\w-]{24}\.\w+\.[\w-]{43}; Max-Age=86400; Path=\/; SameSite=Strict$/,
  );
  const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
  expect((await post(message, proof(token))).status).toBe(204);
});

describe.each<[string, string, Record<string, string>]>([
  ['an https address', 'https://site.example', {}],
  ['a trusted proxy that states https', 'http://site.example', { 'x-forwarded-proto': 'https' }],
])('with %s', (_what, siteUrl, headers) => {
  const { SITE_URL } = siteEnv();
  beforeEach(() => void (siteEnv().SITE_URL = siteUrl));
  afterEach(() => void (siteEnv().SITE_URL = SITE_URL));

  test('the session cookie can only be set by this host', async () => {
    const cookie = (await fetch(`${site.url}/api/session/`, { headers })).headers.get('set-cookie');

    expect(cookie).toMatch(
      /^__Host-XSRF-TOKEN=[\w-]{24}\.\w+\.[\w-]{43}; Max-Age=86400; Path=\/; Secure; SameSite=Strict$/,
    );
  });

  test('only that cookie is a valid token, not one that a subdomain can set', async () => {
    const token = xsrf.token(Date.now());
    const send = (cookie: string) => post(message, { 'x-xsrf-token': token, ...headers, cookie });

    expect((await send(`XSRF-TOKEN=${token}`)).status).toBe(403);
    expect(forwarded).toEqual([]);
    expect((await send(`XSRF-TOKEN=planted; __Host-XSRF-TOKEN=${token}`)).status).toBe(204);
  });
});

test("a valid POST is forwarded unchanged, with the visitor's address and browser", async () => {
  const posted = await post(message, { ...proof(), 'user-agent': 'A browser' });

  expect(posted.status).toBe(204);
  expect(forwarded).toMatchObject([
    {
      url: '/api/pages/contact-us/',
      headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'A browser' },
    },
  ]);
  expect(forwarded[0]?.headers).not.toHaveProperty('cookie');
  expect(JSON.parse(forwarded[0]?.body ?? '')).toEqual(message);
});

const old = xsrf.token(Date.now() - 25 * 3600 * 1000);
const foreign = createXsrf('another secret').token(Date.now());

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['a token in the cookie alone', { cookie: proof().cookie }],
  ['a token in the header alone', { 'x-xsrf-token': proof()['x-xsrf-token'] }],
  ['two different tokens', proof(xsrf.token(Date.now()), xsrf.token(Date.now()))],
  ['an expired token', proof(old)],
  ['a foreign token', proof(foreign)],
  ['a malformed token', proof('abc')],
  ['a foreign origin', { ...proof(), origin: 'https://evil.example' }],
  ['a sandboxed origin', { ...proof(), origin: 'null' }],
  ['a request from another site', { ...proof(), 'sec-fetch-site': 'cross-site' }],
])('%s responds 403 and is not forwarded', async (_what, headers) => {
  const refused = await post(message, headers);

  expect(refused.status).toBe(403);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(forwarded).toEqual([]);
});

test("a site's own origin is accepted", async () => {
  expect((await post(message, { ...proof(), origin: site.url })).status).toBe(204);
});

test.each<[string, number, unknown]>([
  ['invalid JSON', 400, '{"full_name": '],
  ['nothing', 400, ''],
  ['257 characters', 400, { ...message, message: 'x'.repeat(257) }],
  ['a header in the address', 400, { ...message, email: 'a@b.example\r\nBcc: c@d.example' }],
  ['2 MB', 413, { ...message, message: 'x'.repeat(2_000_000) }],
])('%s responds %i and is not forwarded', async (_what, status, body) => {
  expect((await post(body)).status).toBe(status);
  expect(forwarded).toEqual([]);
});

test('2 MB without a content length respond 413 too', async () => {
  const body = new ReadableStream({
    pull: stream => stream.enqueue(new Uint8Array(64 * 1024)),
  });
  const endless = await fetch(`${site.url}/api/pages/contact-us/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proof() },
    body,
    duplex: 'half',
  } as RequestInit);

  expect(endless.status).toBe(413);
});

test('an address that posts too often gets 429 with retry-after', async () => {
  for (let times = 0; times < 3; times++) expect((await post()).status).toBe(204);
  const refused = await post();

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(forwarded).toHaveLength(3);
});

test.each([
  [400, { detail: 'The captcha did not pass.' }],
  [409, { detail: 'This market is suspended.', match_path: '/matches/x' }],
  [429, { detail: 'Later.' }],
])("the host's errors for the client are forwarded: %i", async (status, body) => {
  apiResponse = { status, body };
  const posted = await post();

  expect(posted.status).toBe(status);
  expect(posted.headers.get('retry-after')).toBe('7');
  expect(await posted.json()).toEqual(body);
});

test.each([500, 302, 418])("the host's own failures are not forwarded: %i", async status => {
  apiResponse = { status, body: { detail: 'secret of the house' } };
  const posted = await post();

  expect(posted.status).toBe(503);
  expect(await posted.text()).not.toContain('secret');
});

test('responds 503 when the host is down', async () => {
  await api.close();

  expect((await post()).status).toBe(503);
});

test('does not forward a click-out where prices are not allowed', async () => {
  Object.assign(siteEnv(), {
    COUNTRY_HEADER: 'x-country',
    REGION_POLICY: toRegionPolicy('IN:info,*:full'),
  });
  const body = { eventId: 1, marketId: 2, selectionId: 3, odds: '1.5' };
  const from = (country: string) =>
    post(body, { ...proof(), 'x-country': country }, '/api/events/redirect/');

  expect((await from('IN')).status).toBe(451);
  expect(forwarded).toEqual([]);
  apiResponse = { status: 200, body: { url: 'https://bets.example' } };
  expect(await (await from('DE')).json()).toEqual({ url: 'https://bets.example' });
});
