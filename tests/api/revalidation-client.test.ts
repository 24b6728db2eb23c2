import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  createRevalidationClient,
  type RevalidationClient,
} from '@/api/content/revalidation/revalidation-client';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';

type Report = {
  url: string | undefined;
  authorization: string | undefined;
  tags: string[];
  again?: boolean;
};

let host: HttpHost;
let reports: Report[];
let statuses: number[];
let revalidationClient: RevalidationClient;
let errors: object[];
let waiting: { count: number; resolve: () => void } | null;

beforeEach(async () => {
  reports = [];
  statuses = [];
  errors = [];
  waiting = null;
  host = await httpHost((request, response) => {
    void text(request).then(body => {
      const payload = JSON.parse(body) as { tags: string[]; again?: boolean };
      reports.push({ url: request.url, authorization: request.headers.authorization, ...payload });
      const status = statuses.shift() ?? 204;
      response.writeHead(status, status === 301 ? { location: '/elsewhere' } : {}).end();
      if (waiting && reports.length >= waiting.count) waiting.resolve();
    });
  });
});
afterEach(async () => {
  revalidationClient.stop();
  await host.close();
});

function start(token = 'secret'): void {
  const log = {
    info: () => undefined,
    debug: () => undefined,
    warn: () => undefined,
    error: (details: object) => errors.push(details),
  };
  revalidationClient = createRevalidationClient({ siteUrl: host.url, token, log });
}

/** Resolves after this number of reports. */
const received = (count: number) =>
  new Promise<void>(resolve => {
    waiting = { count, resolve };
    if (reports.length >= count) resolve();
  });

test('the site gets a report with the token', async () => {
  start();
  revalidationClient.notify(['menu', 'news:rain']);
  await received(1);

  expect(reports).toEqual([
    { url: '/api/revalidate/', authorization: 'Bearer secret', tags: ['menu', 'news:rain'] },
  ]);
});

test('a failed report is retried, with the changes since', async () => {
  statuses = [503, 500];
  start();
  revalidationClient.notify(['menu']);
  await received(1);
  revalidationClient.notify(['home']);
  await received(2);

  expect(reports.map(({ tags }) => tags.toSorted())).toEqual([['menu'], ['home', 'menu']]);
});

test('repeated reports are sent separately from new ones', async () => {
  statuses = [503];
  start();
  revalidationClient.notify(['menu', 'home'], { isRepeat: true });
  revalidationClient.notify(['home', 'news']);
  await received(3);

  const [first, ...later] = reports.map(({ tags, again }) => [tags.toSorted(), again]);
  expect(first).toEqual([['home', 'menu'], true]);
  expect(later).toEqual([
    [['home', 'news'], undefined],
    [['menu'], true],
  ]);
});

test('a refused report is not retried, and the log has the reason', async () => {
  statuses = [401];
  start();
  revalidationClient.notify(['menu']);
  await received(1);
  revalidationClient.notify(['home']);
  await received(2);

  expect(reports.map(({ tags }) => tags)).toEqual([['menu'], ['home']]);
  const url = `${host.url}/api/revalidate/`;
  expect(errors).toEqual([{ url, status: 401 }]);
});

test.each([
  [401, /REVALIDATE_TOKEN/],
  [301, /SITE_INTERNAL_URL/],
  [404, /SITE_INTERNAL_URL/],
])(
  'a site that responds %i is named in the log with the setting to change',
  async (status, hint) => {
    statuses = [status];
    const { entries, logged } = recordedLog();
    revalidationClient = createRevalidationClient({
      siteUrl: host.url,
      token: 'secret',
      log: entries,
    });
    revalidationClient.notify(['menu']);

    const { level, details, text } = await logged('error');
    expect({ level, details }).toEqual({
      level: 'error',
      details: { url: `${host.url}/api/revalidate/`, status },
    });
    expect(text).toMatch(hint);
    // A redirect is not followed: the token is for this address only.
    expect(reports).toHaveLength(1);
  },
);

test('an unreachable site is logged once with address and reason, and again when it is reached', async () => {
  const { port } = new URL(host.url);
  const listener = host.server.listeners('request')[0] as RequestListener;
  await host.close();
  const { entries, logged, lines } = recordedLog();
  let pauses = 0;
  const late = createServer(listener);
  const wait = async () => {
    if (++pauses === 12)
      await new Promise<void>(done => late.listen(Number(port), 'localhost', done));
  };
  revalidationClient = createRevalidationClient({
    siteUrl: host.url,
    token: 'secret',
    log: entries,
    wait,
  });
  revalidationClient.notify(['menu']);
  await logged('info');
  late.closeAllConnections();
  late.close();

  const url = `${host.url}/api/revalidate/`;
  expect(
    lines
      .filter(({ level }) => level !== 'debug')
      .map(({ level, details }) => ({ level, details })),
  ).toEqual([
    { level: 'warn', details: { url, reason: 'ECONNREFUSED' } },
    { level: 'info', details: { url } },
  ]);
  expect(lines.find(({ level }) => level === 'warn')?.text).toContain('SITE_INTERNAL_URL');
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('an unknown host name is the reason in the log', async () => {
  const { entries, logged } = recordedLog();
  const wait = () => new Promise(resolve => setImmediate(resolve));
  revalidationClient = createRevalidationClient({
    siteUrl: 'http://site.invalid:3000',
    token: 'secret',
    log: entries,
    wait,
  });
  revalidationClient.notify(['menu']);

  const { details } = await logged('warn');
  expect(details).toEqual({
    url: 'http://site.invalid:3000/api/revalidate/',
    reason: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) as string,
  });
  // The machine's resolver may need seconds to report it.
}, 30_000);

type Line = { level: string; details: object; text: string };

/** A log that keeps its lines; `logged` resolves with the first line of a level. */
function recordedLog() {
  const lines: Line[] = [];
  const waiting = new Map<string, (line: Line) => void>();
  const entry = (level: string) => (details: unknown, text?: unknown) => {
    const line = { level, details: details as object, text: String(text) };
    lines.push(line);
    waiting.get(level)?.(line);
  };
  const logged = (level: string) =>
    new Promise<Line>(resolve => {
      const known = lines.find(line => line.level === level);
      if (known) resolve(known);
      else waiting.set(level, resolve);
    });
  const entries = {
    info: entry('info'),
    warn: entry('warn'),
    error: entry('error'),
    debug: entry('debug'),
  };
  return { entries, logged, lines };
}

test('nothing is reported without a token', async () => {
  start('');
  revalidationClient.notify(['menu']);
  await new Promise(resolve => setImmediate(resolve));

  expect(reports).toEqual([]);
});
