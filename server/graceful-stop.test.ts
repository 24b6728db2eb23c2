import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
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

const ask = async (path: string): Promise<IncomingMessage> => {
  const [response] = (await once(get(site.url + path, { agent }), 'response')) as [IncomingMessage];
  return response;
};
const port = () => (site.server.address() as AddressInfo).port;

test('what runs is finished, and nothing new begins', async () => {
  const stop = createGracefulStop(site.server, longMs);
  const running = ask('/slow');
  await once(site.server, 'request');

  const stopped = stop();
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  waiting[0]?.end('finished');

  expect(String((await (await running).toArray()).join(''))).toBe('finished');
  await stopped;
});

test('neither a connection that waits for its next request nor a live one holds it up', async () => {
  const stop = createGracefulStop(site.server, longMs);
  (await ask('/')).resume();
  site.server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Go\r\n\r\n'));
  const live = connect(port(), 'localhost');
  live.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(live, 'data');
  const ended = once(live, 'close');

  await stop();
  await ended;
});

test('what never ends is cut off in the end', async () => {
  const stop = createGracefulStop(site.server, 1);
  const running = ask('/slow');
  running.catch(() => undefined);
  await once(site.server, 'request');

  await stop();
  await expect(running).rejects.toThrow();
});
