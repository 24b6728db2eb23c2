import type { RequestListener } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { HomeInfo } from '@/lib/contract/home-info';
import { Leagues } from '@/lib/contract/series';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { ApiError } from './api-error';
import { getFresh } from './client';

let host: HttpHost;
let listener: RequestListener;
let requests: string[];
let warn: jest.SpiedFunction<typeof log.warn>;

beforeEach(async () => {
  requests = [];
  host = await httpHost((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.accept}`);
    listener(request, response);
  });
  siteEnv().API_URL = host.url;
  warn = jest.spyOn(log, 'warn').mockImplementation();
});
afterEach(async () => {
  warn.mockRestore();
  await host.close();
});

const respondWith = (status: number, body: string) => {
  listener = (_, response) => response.writeHead(status).end(body);
};
const getLeagues = () => getFresh('/api/leagues/', Leagues);
const failure = () => getLeagues().then(Promise.reject, (error: unknown) => error as ApiError);

test('a response is parsed, by one call', async () => {
  respondWith(200, '{"leagues":[{"slug":"ipl","name":"IPL"}],"unknown":1}');

  expect(await getLeagues()).toEqual({ leagues: [{ slug: 'ipl', name: 'IPL' }] });
  expect(requests).toEqual(['GET /api/leagues/ application/json']);
});

test('an invalid element is dropped and logged with its path', async () => {
  respondWith(200, '{"leagues":[{"slug":"ipl"},{"slug":"bbl","name":"BBL"}]}');

  expect(await getLeagues()).toEqual({ leagues: [{ slug: 'bbl', name: 'BBL' }] });
  expect(warn.mock.calls).toEqual([
    [
      { path: '/api/leagues/', dropped: [{ path: 'leagues.0', reason: expect.any(String) }] },
      'elements dropped',
    ],
  ]);
});

test('404 is not an error, and not retried', async () => {
  respondWith(404, '{"detail":"Not found."}');

  expect(await getLeagues()).toBeNull();
  expect(requests).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

test('204 reads as an empty object', async () => {
  respondWith(204, '');

  expect(await getFresh('/api/pages/index/', HomeInfo)).toEqual({});
});

test.each([
  [400, '{"detail":"league: too long"}', 'league: too long', 1],
  [429, '{"detail":["slow","down"]}', 'slow', 1],
  [403, 'no', 'Forbidden', 1],
  [500, '{"detail":"Server error"}', 'Server error', 2],
  [503, '', 'Service Unavailable', 2],
])('%s %s is an error with its reason and status', async (status, body, reason, calls) => {
  respondWith(status, body);

  const error = await failure();

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, digest: 'API_DOWN' });
  expect(error.reason).toContain(reason);
  expect(requests).toHaveLength(calls);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    { path: '/api/leagues/', status, reason: expect.stringContaining(reason) as string },
    'Bad response status',
  );
});

test('a host that fails once is retried once', async () => {
  let calls = 0;
  listener = (_, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(502).end();
    else response.end('{"leagues":[]}');
  };

  expect(await getLeagues()).toEqual({ leagues: [] });
  expect(requests).toHaveLength(2);
});

test('a connection that breaks is retried once', async () => {
  let calls = 0;
  listener = (request, response) => {
    calls += 1;
    if (calls === 1) request.socket.destroy();
    else response.end('{"leagues":[]}');
  };

  expect(await getLeagues()).toEqual({ leagues: [] });
});

test('there is never more than one retry', async () => {
  listener = (request, response) => {
    if (requests.length === 1) response.writeHead(500).end();
    else request.socket.destroy();
  };

  expect(await failure()).toMatchObject({ status: 503 });
  expect(requests).toHaveLength(2);
});

test('a host that does not respond is requested once, and the next request has a shorter timeout', async () => {
  const limits: number[] = [];
  const timeout = new DOMException('late', 'TimeoutError');
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    limits.push(ms);
    return new AbortController().signal;
  });
  respondWith(200, '{"leagues":[]}');

  limit.mockImplementationOnce(ms => {
    limits.push(ms);
    return AbortSignal.abort(timeout);
  });
  expect(await failure()).toMatchObject({ status: 503, reason: 'no answer in time' });
  expect(limits).toEqual([3000]);

  await getLeagues();
  await getLeagues();
  expect(limits).toEqual([3000, 1000, 3000]);
  limit.mockRestore();
});

test('a host that is down is 503', async () => {
  await host.close();

  expect(await failure()).toMatchObject({ status: 503, digest: 'API_DOWN' });
});

test.each([
  ['<!doctype html>', 'the answer is not JSON'],
  ['[]', 'unexpected answer'],
  ['{"leagues":"none"}', 'unexpected answer'],
  ['null', 'unexpected answer'],
])('%s is an error of the host: %s', async (body, reason) => {
  respondWith(200, body);

  expect(await failure()).toMatchObject({
    status: 502,
    reason: expect.stringContaining(reason) as string,
  });
});
