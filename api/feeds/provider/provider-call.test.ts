import type { ServerResponse } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { callProvider, withRetries } from './provider-call';
import { ProviderError } from './provider-error';

let host: HttpHost;
let answers: ((response: ServerResponse) => void)[];
let calls: number;

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
  response.write('{"events":');
};
const silent = () => undefined;
const brokenOff = (response: ServerResponse) => void response.destroy();

const call = (limitMs = 5000) =>
  callProvider('/events', new URL(`${host.url}/events?apiKey=secret`), {
    signal: AbortSignal.timeout(limitMs),
  });
const retried = (limitMs?: number) =>
  withRetries(
    () => call(limitMs),
    async () => undefined,
  );

describe.each([
  { fault: 'is cut off', answer: cut, problem: '/events: the reply was cut off' },
  { fault: 'never comes', answer: silent, problem: '/events: no complete reply within 10 s' },
  { fault: 'never ends', answer: begunOnly, problem: '/events: no complete reply within 10 s' },
  { fault: 'is no connection any more', answer: brokenOff, problem: '/events: not reached' },
])('a reply that $fault', ({ answer, problem }) => {
  // The limit of 10 s, shortened.
  const limitMs = answer === silent || answer === begunOnly ? 200 : undefined;

  it('is asked for again', async () => {
    answers = [answer, good];

    expect(await retried(limitMs)).toMatchObject({ status: 200, body: { events: [1] } });
    expect(calls).toBe(2);
  });

  it('is told without the key after three attempts', async () => {
    answers = [answer];

    const failure = await retried(limitMs).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ProviderError);
    expect((failure as ProviderError).message).toBe(problem);
    expect(calls).toBe(3);
  });
});
