import type { IncomingMessage } from 'node:http';
import { isBelieved, type TrustedProxies } from './trusted-proxies';

/**
 * The visitor's address: `X-Forwarded-For` read from the right as far as proxies are trusted. With
 * `believesThisMachine` a program on this machine is believed and is no hop: to the API that is the
 * site's own process.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: TrustedProxies,
  { believesThisMachine }: { believesThisMachine: boolean },
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const earlier = forwarded
    .map(part => part.trim())
    .filter(Boolean)
    .reverse();
  let address = plain(socket.remoteAddress ?? '');
  let hopsLeft = trusted.hops;
  for (const before of earlier) {
    const isOurs = believesThisMachine && isLoopback(address);
    if (!isOurs && !isBelieved(trusted, address) && hopsLeft-- <= 0) break;
    address = plain(before);
  }
  return address;
}

/** In it the page server tells Next's handlers the visitor's address; from outside it never comes. */
export const visitorHeader = 'x-visitor-address';

/** Whether whoever connects is a proxy of ours, whose other headers are believed too. */
export const isProxied = (
  { socket }: Pick<IncomingMessage, 'socket'>,
  trusted: TrustedProxies,
): boolean => trusted.hops > 0 || isBelieved(trusted, plain(socket.remoteAddress ?? ''));

/**
 * The country header of a trusted proxy, or of the site's process on this machine, as it came: it may be
 * malformed (see `policyFor`). Null when it is absent or not trusted.
 */
export function countryOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: TrustedProxies,
  header: string,
): string | null {
  const isOurs = isLoopback(plain(request.socket.remoteAddress ?? ''));
  const named = header ? request.headers[header] : undefined;
  if (named === undefined || !(isOurs || isProxied(request, trusted))) return null;
  return String(named);
}

/** An IPv4 address as a dual-stack socket writes it, without its IPv6 dress. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
