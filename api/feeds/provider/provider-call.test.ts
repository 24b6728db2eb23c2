import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { callProvider, withRetries } from './provider-call';
import { CallError, ProviderError, retryAfter } from './provider-error';

let host: HttpHost;
let answers: ((response: ServerResponse) => void)[];
let calls: number;
/** Ends the time of the call, which has reached the host. */
let endTime: () => void;

beforeEach(async () => {
  calls = 0;
  host = await httpHost((_request, response) => {
    calls += 1;
    (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  });
});
afterEach(() => host.close());

const good = (response: ServerResponse) => void response.end('{"events":[1]}');
/** The connection ends in the middle of the reply. */
const cut = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': 1000 });
  response.write('{"events":', () => response.destroy());
};
const begunOnly = (response: ServerResponse) => {
  response.writeHead(200);
  response.write('{"events":', endTime);
};
const silent = () => endTime();
const brokenOff = (response: ServerResponse) => void response.destroy();

function call() {
  const time = new AbortController();
  endTime = () => time.abort(new DOMException('', 'TimeoutError'));
  return callProvider('/events', new URL(`${host.url}/events?apiKey=secret`), {
    signal: time.signal,
  });
}
const retried = () => withRetries(call, async () => undefined);

describe.each([
  { fault: 'is cut off', answer: cut, problem: '/events: the reply was cut off' },
  { fault: 'never comes', answer: silent, problem: '/events: no complete reply within 10 s' },
  { fault: 'never ends', answer: begunOnly, problem: '/events: no complete reply within 10 s' },
  { fault: 'is no connection any more', answer: brokenOff, problem: '/events: not reached' },
])('a reply that $fault', ({ answer, problem }) => {
  it('is asked for again', async () => {
    answers = [answer, good];

    expect(await retried()).toMatchObject({ status: 200, body: { events: [1] } });
    expect(calls).toBe(2);
  });

  it('is reported without the key after three attempts', async () => {
    answers = [answer];

    const failure = await retried().catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ProviderError);
    expect((failure as ProviderError).message).toBe(problem);
    expect(calls).toBe(3);
  });
});

const failure = async (): Promise<unknown> => retried().catch((error: unknown) => error);

const tooLarge = Buffer.alloc(9 * 1024 * 1024, 'x');
const compressed = gzipSync(tooLarge);

test.each([
  ['that is too large', (response: ServerResponse) => void response.end(tooLarge)],
  [
    'that is small until it is decompressed',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(compressed);
    },
  ],
])('a reply %s is not asked for again', async (_, answer) => {
  answers = [answer];

  expect(await failure()).toEqual(
    new CallError('/events: the reply is larger than 8 MB', retryAfter.tenMinutes),
  );
  expect(calls).toBe(1);
});

test('a reply without an end is read no further than the limit', async () => {
  let written = 0;
  const ended = new Promise<void>(resolve => {
    answers = [
      response => {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536))) written += 65_536;
        };
        response.on('drain', write).on('close', resolve);
        write();
      },
    ];
  });

  expect(await failure()).toBeInstanceOf(CallError);
  await ended;
  expect(written).toBeLessThan(16 * 1024 * 1024);
});

test('a redirect is not followed', async () => {
  let others = 0;
  const internal = await httpHost((_request, response) => {
    others += 1;
    response.end('{}');
  });
  answers = [response => void response.writeHead(302, { location: internal.url }).end()];

  expect(await failure()).toEqual(
    new CallError('/events: answered 302, and redirects are not followed', retryAfter.tenMinutes),
  );
  expect([calls, others]).toEqual([1, 0]);
  await internal.close();
});

describe('too many calls', () => {
  const limited = (headers: Record<string, string>) => (response: ServerResponse) =>
    void response.writeHead(429, headers).end('{}');

  test.each<[string, Record<string, string>, number, number]>([
    ['without a time are retried', {}, 3, retryAfter.minute],
    ['with a time wait as long', { 'retry-after': '600' }, 1, retryAfter.tenMinutes],
    ['wait an hour at most', { 'retry-after': '1000000000' }, 1, retryAfter.hour],
    ['with what is no time are retried', { 'retry-after': '-1e9' }, 3, retryAfter.minute],
  ])('%s', async (_, headers, attempts, pauseMs) => {
    answers = [limited(headers)];
    const error = await failure();

    // Of all calls, not of this one alone.
    expect(error).toEqual(new ProviderError('/events: answered 429', pauseMs));
    expect(error).not.toBeInstanceOf(CallError);
    expect(calls).toBe(attempts);
  });
});
