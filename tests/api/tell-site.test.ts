import { text } from 'node:stream/consumers';
import { createTeller, type Teller } from '@/api/content/tell-site';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';

type Told = {
  url: string | undefined;
  authorization: string | undefined;
  tags: string[];
  again?: boolean;
};

let host: HttpHost;
let told: Told[];
let statuses: number[];
let teller: Teller;
let errors: object[];
let waiting: { count: number; resolve: () => void } | null;

beforeEach(async () => {
  told = [];
  statuses = [];
  errors = [];
  waiting = null;
  host = await httpHost((request, response) => {
    void text(request).then(body => {
      const said = JSON.parse(body) as { tags: string[]; again?: boolean };
      told.push({ url: request.url, authorization: request.headers.authorization, ...said });
      response.writeHead(statuses.shift() ?? 204).end();
      if (waiting && told.length >= waiting.count) waiting.resolve();
    });
  });
});
afterEach(async () => {
  teller.stop();
  await host.close();
});

function start(token = 'secret'): void {
  const log = {
    debug: () => undefined,
    warn: () => undefined,
    error: (details: object) => errors.push(details),
  };
  teller = createTeller({ siteUrl: host.url, token, log });
}

/** Resolves when the site was told this many times. */
const toldTimes = (count: number) =>
  new Promise<void>(resolve => {
    waiting = { count, resolve };
    if (told.length >= count) resolve();
  });

test('the site is told with the token, and once more for pages that were being made', async () => {
  start();
  teller.tell(['menu', 'news:rain']);
  await toldTimes(2);

  const call = {
    url: '/api/revalidate/',
    authorization: 'Bearer secret',
    tags: ['menu', 'news:rain'],
  };
  expect(told).toEqual([call, { ...call, again: true }]);
});

test('a site that stumbles is told again, with what has changed meanwhile', async () => {
  statuses = [503, 500];
  start();
  teller.tell(['menu']);
  await toldTimes(1);
  teller.tell(['home']);
  await toldTimes(3);

  expect(told.map(({ tags }) => tags.toSorted())).toEqual([
    ['menu'],
    ['home', 'menu'],
    ['home', 'menu'],
  ]);
});

test('what may have changed is told apart from what has', async () => {
  statuses = [503];
  start();
  teller.tell(['menu', 'home'], { again: true });
  teller.tell(['home', 'news']);
  await toldTimes(3);

  const [first, ...later] = told.map(({ tags, again }) => [tags.toSorted(), again]);
  expect(first).toEqual([['home', 'menu'], true]);
  expect(later).toEqual([
    [['home', 'news'], undefined],
    [['menu'], true],
  ]);
});

test('a site that refuses is not asked again, and the log says why', async () => {
  statuses = [401];
  start();
  teller.tell(['menu']);
  await toldTimes(1);
  teller.tell(['home']);
  await toldTimes(2);

  expect(told.map(({ tags }) => tags)).toEqual([['menu'], ['home']]);
  expect(errors).toEqual([{ status: 401 }]);
});

test('without a token nobody is told', async () => {
  start('');
  teller.tell(['menu']);
  await new Promise(resolve => setImmediate(resolve));

  expect(told).toEqual([]);
});
