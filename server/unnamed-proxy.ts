import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Logger } from 'pino';
import { isProxied } from '@/lib/domain/client-address';
import type { TrustedProxies } from '@/lib/domain/trusted-proxies';

/** RFC 1918, RFC 4193, and addresses of the machine and its link. */
const ownNetworks = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(address, prefix, 'ipv4');
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * Warns, once, of a proxy nearby whose `X-Forwarded-For` is not believed: to every limit all who come
 * through it are one visitor. From far away anybody may write that header.
 */
export function createUnnamedProxyWarning(trusted: TrustedProxies, log: Pick<Logger, 'warn'>) {
  let isSaid = false;

  return (request: IncomingMessage): void => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    const proxy = request.socket.remoteAddress ?? '';
    if (isProxied(request, trusted) || !isOfOwnNetwork(proxy)) return;
    isSaid = true;
    log.warn({ proxy }, 'a proxy that TRUSTED_PROXIES does not name: its visitors count as one');
  };
}

const isOfOwnNetwork = (address: string): boolean =>
  address !== '' && ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
