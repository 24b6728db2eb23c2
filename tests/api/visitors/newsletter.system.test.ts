import type { FastifyInstance } from 'fastify';
import { createNewsletterLinks, type LinkPurpose } from '@/api/visitors/newsletter-links';
import { GET, POST } from '@/app/api/pages/newsletter/[purpose]/[token]/route';
import { siteEnv } from '@/lib/env';
import { handlerHost } from '@/tests/fixtures/servers/handler-host';
import type { HttpHost } from '@/tests/fixtures/servers/http-host';
import { mailServer, type MailServer } from '@/tests/fixtures/servers/mail-server';
import { buildTestApp, visitorServices, type TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';

/*
 * The newsletter of a subscriber: the API and the site's endpoints over HTTP, the emails through a
 * mail server.
 */
const email = 'fan@example.com';
const secret = 'a secret for tests only';
const dayMs = 24 * 3600 * 1000;

let context: TestContext;
let mails: MailServer;
let desk: ReturnType<typeof visitorServices>;
let app: FastifyInstance;
let api: string;
let site: HttpHost;

testContextForEach(next => {
  context = next;
});
beforeEach(async () => {
  mails = await mailServer();
  site = await handlerHost(routed);
  desk = visitorServices(context, {
    SMTP_URL: mails.url,
    MAIL_FROM: 'Off the Bat <post@bat.example>',
    SITE_URL: site.url,
    FORM_LIMIT: '4',
  });
  app = await buildTestApp(context, { visitorServices: desk });
  api = await app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(siteEnv(), { API_URL: api, FORM_LIMIT: 4 });
  delete (globalThis as { offTheBatRequestGuards?: object }).offTheBatRequestGuards;
});
afterEach(async () => {
  await app.close();
  await desk.mailer.stop();
  await Promise.all([site.close(), mails.close()]);
});

function routed(route: string) {
  const [, method, purpose = '', token = ''] =
    /^(GET|POST) \/api\/pages\/newsletter\/([^/]+)\/([^/]+)\/$/.exec(route) ?? [];
  const params = Promise.resolve({ purpose, token: decodeURIComponent(token) });
  if (method === 'GET') return (request: Request) => GET(request, { params });
  if (method === 'POST') return (request: Request) => POST(request, { params });
  return undefined;
}

const signUp = () =>
  fetch(`${api}/api/pages/newsletter/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, recaptcha: '' }),
  });

const press = (purpose: string, token: string, body = '') =>
  fetch(`${site.url}/api/pages/newsletter/${purpose}/${encodeURIComponent(token)}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

const subscriber = async () => (await context.visitors.allSubscribers())[0];

/** The received emails with their lines decoded. */
async function lettersAfter(count: number): Promise<string[]> {
  while (mails.received.length < count) await new Promise(resolve => setTimeout(resolve, 10));
  return mails.received.map(({ text }) =>
    text
      .replace(/=\r\n/g, '')
      .replace(/\r\n[ \t]/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );
}

/** Signs up, and returns the tokens of the email. */
async function invited() {
  expect((await signUp()).status).toBe(204);
  const [letter = ''] = await lettersAfter(1);
  const tokenIn = (pattern: RegExp) => pattern.exec(letter)?.[1] ?? '';
  const page = (purpose: LinkPurpose) =>
    tokenIn(new RegExp(`${site.url}/newsletter/${purpose}/([\\w.-]+)\\r`));
  const header = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(letter)?.[1] ?? '';
  return { confirm: page('confirm'), unsubscribe: page('unsubscribe'), header, letter };
}

test('an address is subscribed when the button behind the link is clicked, not when the link is opened', async () => {
  const { confirm } = await invited();
  expect(mails.received[0]?.to).toEqual([email]);
  expect(await subscriber()).toMatchObject({ email, status: 'pending' });

  const look = await fetch(`${site.url}/api/pages/newsletter/confirm/${confirm}/`, {
    redirect: 'manual',
  });
  expect(look.status).toBe(303);
  expect(look.headers.get('location')).toBe(`/newsletter/confirm/${confirm}`);
  expect(await subscriber()).toMatchObject({ status: 'pending' });

  const pressed = await press('confirm', confirm);
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get('location')).toBe('/newsletter/confirmed');
  expect(pressed.headers.get('cache-control')).toBe('no-store');
  const subscribed = { email, status: 'subscribed', subscribedAt: context.clock.ms };
  expect(await subscriber()).toMatchObject(subscribed);

  context.clock.ms += dayMs;
  expect((await press('confirm', confirm)).headers.get('location')).toBe('/newsletter/confirmed');
  await signUp();
  expect(await subscriber()).toMatchObject(subscribed);
  expect(mails.received).toHaveLength(1);
});

test('an address that has just received an email gets no other for some minutes', async () => {
  await invited();
  const askedAt = context.clock.ms;
  context.clock.ms += 9 * 60_000;
  expect((await signUp()).status).toBe(204);
  expect(await subscriber()).toMatchObject({ status: 'pending', askedAt });

  context.clock.ms += 60_000;
  expect((await signUp()).status).toBe(204);
  expect(await lettersAfter(2)).toHaveLength(2);
  expect(await subscriber()).toMatchObject({ status: 'pending', askedAt: context.clock.ms });
});

test('a mail program unsubscribes with one click, without a page', async () => {
  const { confirm, header, letter } = await invited();
  await press('confirm', confirm);
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
  const oneClick = () =>
    fetch(header, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  expect((await oneClick()).status).toBe(204);
  expect(await subscriber()).toMatchObject({ status: 'unsubscribed' });
  expect((await oneClick()).status).toBe(204);

  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(header, { method: 'POST', redirect: 'manual', body: form })).status).toBe(
    204,
  );
  expect((await press('confirm', confirm)).headers.get('location')).toBe('/newsletter/expired');
  expect(await subscriber()).toMatchObject({ status: 'unsubscribed' });
});

test('years later the button of the page unsubscribes, however often it is clicked', async () => {
  const { confirm, unsubscribe } = await invited();
  await press('confirm', confirm);
  context.clock.ms += 2000 * dayMs;

  for (let times = 0; times < 6; times++) {
    const pressed = await press('unsubscribe', unsubscribe);
    expect(pressed.headers.get('location')).toBe('/newsletter/unsubscribed');
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' });
  }
});

const made = (purpose: LinkPurpose, by = secret, of = email, at = context.clock.ms) =>
  createNewsletterLinks(by).token(purpose, of, at);

test.each<[string, () => string]>([
  ['too old', () => made('confirm', secret, email, context.clock.ms - 7 * dayMs - 1)],
  ['made for leaving', () => made('unsubscribe')],
  ['signed by someone else', () => made('confirm', 'another secret')],
  ['of an address that never asked', () => made('confirm', secret, 'other@example.com')],
  [
    'with the signature of another one',
    () =>
      `${made('confirm').split('.')[0]}.${made('confirm', secret, 'x@y.example').split('.')[1]}`,
  ],
  ['without a signature', () => `${made('confirm').split('.')[0]}.`],
  ['with more behind it', () => `${made('confirm')}.x`],
  ['no token', () => 'x'],
  ['markup', () => '<script>alert(1)</script>'],
  ['1500 characters', () => 'x'.repeat(1500)],
])('a token %s changes nothing', async (_what, token) => {
  await invited();
  const before = await context.visitors.allSubscribers();
  const pressed = await press('confirm', token());

  expect(pressed.status).toBe(303);
  expect(pressed.headers.get('location')).toBe('/newsletter/expired');
  expect(await context.visitors.allSubscribers()).toEqual(before);
});

test('no other action exists, and a failure is shown', async () => {
  const { confirm } = await invited();

  expect((await press('delete', confirm)).status).toBe(404);
  expect((await press('confirm', confirm, 'x'.repeat(10_000))).status).toBe(413);
  Object.assign(siteEnv(), { API_URL: 'http://localhost:1' });
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect((await press('confirm', confirm)).headers.get('location')).toBe('/newsletter/failed');
  log.mockRestore();
  expect(await subscriber()).toMatchObject({ status: 'pending' });
});
