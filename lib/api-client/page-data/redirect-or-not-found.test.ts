import { millisecondsInDay } from 'date-fns/constants';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { redirectOrNotFound } from './redirect-or-not-found';

let host: HttpHost;
let answer: { status: number; body: unknown };
let now = 1_795_681_200_000;

beforeEach(async () => {
  // What other tests have cached is too old by then.
  now += 2 * millisecondsInDay;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  jest.spyOn(log, 'warn').mockImplementation();
  host = await httpHost((_, response) => {
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  siteEnv().API_URL = host.url;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
});

/** What Next reads as a redirect, or as a missing page. */
const outcomeOf = (path: string): Promise<unknown> =>
  redirectOrNotFound(path).catch((error: unknown) => (error as { digest: string }).digest);

const notFound = 'NEXT_HTTP_ERROR_FALLBACK;404';

test('a page that is not there redirects permanently to the address of the host', async () => {
  answer = { status: 200, body: { redirects: [{ from: '/news/old', to: '/news/new' }] } };

  expect(await outcomeOf('/news/old')).toMatch(/^NEXT_REDIRECT;\w+;\/news\/new;308;$/);
});

test.each([
  ['of a host without redirects', 404, { detail: 'Not found.' }],
  ['of a host that fails', 500, {}],
  ['with another answer', 200, { pages: [] }],
  ['with a redirect to another site', 200, { redirects: [{ from: '/old', to: '//evil.example' }] }],
  ['with a redirect of another path', 200, { redirects: [{ from: '/older', to: '/news' }] }],
])('a page that is not there %s responds 404', async (_title, status, body) => {
  answer = { status, body };

  expect(await outcomeOf('/old')).toBe(notFound);
});
