import { once } from 'node:events';
import { request as ask, type IncomingMessage, type RequestOptions } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { createNextProxy } from './proxy-to-next';

let next: HttpHost;
let site: HttpHost;
let handleRequest: Parameters<typeof httpHost>[0];
let failures: unknown[];

beforeEach(async () => {
  failures = [];
  next = await httpHost((request, response) => handleRequest(request, response));
  const proxyToNext = createNextProxy(next.url);
  site = await httpHost((request, response) => {
    request.headers['x-visitor-address'] = '192.0.2.7';
    proxyToNext(request, response).catch((error: unknown) => {
      failures.push(error);
      response.writeHead(500).end();
    });
  });
});
afterEach(() => Promise.all([next.close(), site.close()]));

/** With the path unchanged: fetch would normalise it. */
async function get(
  path: string,
  options: RequestOptions = {},
  body = '',
): Promise<IncomingMessage> {
  const { port } = new URL(site.url);
  const clientRequest = ask({ host: 'localhost', port, path, ...options }).end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return response;
}

const textOf = async (response: IncomingMessage): Promise<string> =>
  Buffer.concat(await response.toArray()).toString();

test.each(['/api/../news', '//news', '/%2e%2e/a%', '/api/x?y=1?2&y=%', '/news'])(
  '%s reaches Next unchanged',
  async path => {
    handleRequest = ({ url }, response) => void response.end(url);

    expect(await textOf(await get(path))).toBe(path);
  },
);

test("a POST is forwarded with the site's own headers, and the response returned", async () => {
  handleRequest = (request, response) =>
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

test('the beginning of a response is sent before its end exists', async () => {
  let end = () => {};
  handleRequest = (_, response) => {
    response.write('first');
    end = () => void response.end(' last');
  };

  const response = await get('/media/a.webp');
  const [first] = (await once(response, 'data')) as [Buffer];
  end();

  expect(first.toString() + (await textOf(response))).toBe('first last');
});

test('a response that is cut off is not taken for a complete one', async () => {
  handleRequest = (_, response) => {
    response.write('half');
    setImmediate(() => response.destroy());
  };

  await expect(get('/media/a.webp').then(textOf)).rejects.toThrow('aborted');
});

test('rejects when Next does not respond', async () => {
  handleRequest = request => void request.socket.destroy();

  expect((await get('/api/x')).statusCode).toBe(500);
  expect(String(failures)).toMatch(/socket hang up/);
});

test('Next is notified when a client disconnects', async () => {
  const disconnected = new Promise(resolve => {
    handleRequest = (_, response) => {
      response.once('close', () => resolve(response.writableFinished));
      response.write('first');
    };
  });

  const response = await get('/media/a.webp');
  response.destroy();

  expect(await disconnected).toBe(false);
});
