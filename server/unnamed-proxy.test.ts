import type { IncomingMessage } from 'node:http';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';
import { createUnnamedProxyWarning } from './unnamed-proxy';

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
  // Whoever comes from outside may claim what he likes.
  ['198.51.100.7', '', 0],
])('of %s with %p as trusted proxies: %p', (address, trusted, times) => {
  const look = createUnnamedProxyWarning(toTrustedProxies(trusted), { warn });
  look(from(address, {} as never));
  expect(warn).not.toHaveBeenCalled();

  for (let at = 0; at < 3; at += 1) look(from(address));
  expect(warn).toHaveBeenCalledTimes(times);
});
