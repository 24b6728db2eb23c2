import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isTrustedAddress, type TrustedProxies } from './trusted-proxies';

/**
 * The visitor's address, read from `X-Forwarded-For` from the right: an entry counts only when the
 * program that wrote it is a trusted proxy, so nothing that a visitor writes is ever used. With
 * `trustLoopback` a peer on this machine counts as a trusted proxy whatever the setting: to the API
 * that is the site, which forwards one address, the visitor's. Returns an IP address in canonical
 * form without port, brackets or zone, or '' when the connection has closed.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: TrustedProxies,
  { trustLoopback }: { trustLoopback: boolean },
): string {
  let address = peerAddress(socket);
  const nearestFirst = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .reverse();
  for (const [index, entry] of nearestFirst.entries()) {
    const isSiteOnThisMachine = trustLoopback && index === 0 && isLoopback(address);
    const isTrusted =
      index < trusted.hops || isTrustedAddress(trusted, address) || isSiteOnThisMachine;
    const next = isTrusted ? toAddress(entry) : null;
    // An entry that cannot be parsed counts as the proxy that wrote it, whose address is known.
    if (next === null) break;
    address = next;
  }
  return address;
}

/** The page server sends the visitor's address to Next's handlers in this header and removes it from outside requests. */
export const visitorHeader = 'x-visitor-address';

/** Whether the peer is a trusted proxy, whose other headers are trusted too. */
export const isProxied = (
  { socket }: Pick<IncomingMessage, 'socket'>,
  trusted: TrustedProxies,
): boolean =>
  trusted.hops > 0 || (trusted.ranges.length > 0 && isTrustedAddress(trusted, peerAddress(socket)));

/**
 * The country header of a trusted proxy, or of the site's process on this machine, as sent: it may be
 * malformed (see `policyFor`). Null when it is absent or not trusted.
 */
export function countryOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: TrustedProxies,
  header: string,
): string | null {
  const isFromSite = isLoopback(peerAddress(request.socket));
  const value = header ? request.headers[header] : undefined;
  if (value === undefined || !(isFromSite || isProxied(request, trusted))) return null;
  return String(value);
}

const peerAddress = ({ remoteAddress }: IncomingMessage['socket']): string =>
  toAddress(remoteAddress ?? '') ?? '';

/**
 * Parses an address as proxies write it: `192.0.2.1`, `192.0.2.1:5678`, `2001:db8::1`,
 * `[2001:db8::1]:443`, `fe80::1%eth0`. Null for anything else.
 */
function toAddress(entry: string): string | null {
  // As a dual-stack socket writes IPv4.
  const text = entry.trim().replace(/^::ffff:(?=\d+\.)/, '');
  const [, host = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  if (isIPv4(host)) return host;
  return isIP(host) === 0 ? null : ipaddr.process(host.split('%', 1)[0] ?? '').toString();
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
