import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { createGracefulStop } from './graceful-stop';

let site: HttpHost;
let waiting: ServerResponse[];
const longMs = 60_000;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  waiting = [];
  site = await httpHost((request, response) =>
    request.url === '/slow' ? void waiting.push(response) : void response.end('quick'),
  );
});
afterEach(() => site.close());

const request = async (path: string): Promise<IncomingMessage> => {
  const [response] = (await once(get(site.url + path, { agent }), 'response')) as [IncomingMessage];
  return response;
};
const port = () => (site.server.address() as AddressInfo).port;

test('current requests are finished, and no new ones are accepted', async () => {
  const stop = createGracefulStop(site.server, longMs);
  const running = request('/slow');
  await once(site.server, 'request');

  const stopped = stop();
  await expect(request('/')).rejects.toThrow('ECONNREFUSED');
  waiting[0]?.end('finished');

  expect(String((await (await running).toArray()).join(''))).toBe('finished');
  await stopped;
});

test('neither an idle connection nor a live one delays the stop', async () => {
  const stop = createGracefulStop(site.server, longMs);
  (await request('/')).resume();
  site.server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Go\r\n\r\n'));
  const live = connect(port(), 'localhost');
  live.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(live, 'data');
  const ended = once(live, 'close');

  await stop();
  await ended;
});

test('a request that never ends is cut off', async () => {
  const stop = createGracefulStop(site.server, 1);
  const running = request('/slow');
  running.catch(() => undefined);
  await once(site.server, 'request');

  await stop();
  await expect(running).rejects.toThrow();
});
