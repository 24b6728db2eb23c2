import { once } from 'node:events';
import { request as ask, type IncomingMessage, type RequestOptions } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { createPassOn } from './pass-on';

let next: HttpHost;
let site: HttpHost;
let answer: Parameters<typeof httpHost>[0];
let failures: unknown[];

beforeEach(async () => {
  failures = [];
  next = await httpHost((request, response) => answer(request, response));
  const passOn = createPassOn(next.url);
  site = await httpHost((request, response) => {
    request.headers['x-visitor-address'] = '192.0.2.7';
    passOn(request, response).catch((error: unknown) => {
      failures.push(error);
      response.writeHead(500).end();
    });
  });
});
afterEach(() => Promise.all([next.close(), site.close()]));

/** With the path as it is given: fetch would mend it. */
async function get(
  path: string,
  options: RequestOptions = {},
  body = '',
): Promise<IncomingMessage> {
  const { port } = new URL(site.url);
  const asked = ask({ host: 'localhost', port, path, ...options }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

const textOf = async (response: IncomingMessage): Promise<string> =>
  Buffer.concat(await response.toArray()).toString();

test.each(['/api/../news', '//news', '/%2e%2e/a%', '/api/x?y=1?2&y=%', '/news'])(
  '%s reaches Next letter by letter',
  async path => {
    answer = ({ url }, response) => void response.end(url);

    expect(await textOf(await get(path))).toBe(path);
  },
);

test('what is posted goes there, with what the site found out, and the answer comes back', async () => {
  answer = (request, response) =>
    void request.toArray().then(chunks => {
      const { 'x-visitor-address': address, host } = request.headers;
      response
        .writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'], Location: '/there' })
        .end(`${request.method} ${String(address)} ${host} ${Buffer.concat(chunks).toString()}`);
    });

  const headers = { 'content-type': 'text/plain', host: 'cricket.example' };
  const response = await get('/api/x', { method: 'POST', headers }, 'howzat');

  expect(response.statusCode).toBe(418);
  expect(response.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], location: '/there' });
  expect(await textOf(response)).toBe('POST 192.0.2.7 cricket.example howzat');
});

test('the beginning of an answer comes before its end is made', async () => {
  let end = () => {};
  answer = (_, response) => {
    response.write('first');
    end = () => void response.end(' last');
  };

  const response = await get('/media/a.webp');
  const [first] = (await once(response, 'data')) as [Buffer];
  end();

  expect(first.toString() + (await textOf(response))).toBe('first last');
});

test('an answer that breaks off half way is not taken for a whole one', async () => {
  answer = (_, response) => {
    response.write('half');
    setImmediate(() => response.destroy());
  };

  await expect(get('/media/a.webp').then(textOf)).rejects.toThrow('aborted');
});

test('a Next that does not answer is a failure of the one who asks', async () => {
  answer = request => void request.socket.destroy();

  expect((await get('/api/x')).statusCode).toBe(500);
  expect(String(failures)).toMatch(/socket hang up/);
});

test('Next hears of a visitor who goes away', async () => {
  const gone = new Promise(resolve => {
    answer = (_, response) => {
      response.once('close', () => resolve(response.writableFinished));
      response.write('first');
    };
  });

  const response = await get('/media/a.webp');
  response.destroy();

  expect(await gone).toBe(false);
});
