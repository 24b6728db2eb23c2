import type { IncomingMessage } from 'node:http';
import { readSiteEnv } from '@/lib/env';
import { requestContexts } from './request-context';
import { createUntrustedProxyWarning } from './untrusted-proxy-warning';

const warn = jest.fn();
beforeEach(() => warn.mockClear());

const from = (remoteAddress: string, headers = { 'x-forwarded-for': '192.0.2.1' }) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['127.0.0.1', '', 1],
  ['::ffff:172.18.0.3', '', 1],
  ['fd00::2', '10.0.0.0/8', 1],
  ['10.1.2.3', '10.0.0.0/8', 0],
  ['127.0.0.1', '1', 0],
  // A client outside of the network may send any value.
  ['198.51.100.7', '', 0],
])('a client at %s with %p as trusted proxies logs %p warnings', (address, trusted, times) => {
  const createContext = requestContexts(readSiteEnv({ TRUSTED_PROXIES: trusted }));
  const warning = createUntrustedProxyWarning({ warn });
  const check = (request: IncomingMessage) => warning(request, createContext(request));
  check(from(address, {} as never));
  expect(warn).not.toHaveBeenCalled();

  for (let index = 0; index < 3; index += 1) check(from(address));
  expect(warn).toHaveBeenCalledTimes(times);
});
