import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** A network address and the length of its prefix in bits. */
type Range = readonly [Address, number];

/**
 * The proxies whose headers are trusted: the nearest `hops` in front of this program whatever their
 * address, or those within `ranges`. One of the two is empty.
 */
export type TrustedProxies = { hops: number; ranges: readonly Range[] };

const maxHops = 16;

/**
 * Parses `2` or `10.0.0.0/8,2001:db8::1`; empty text trusts no proxy. Throws an `Error` that names the
 * entry and what was expected.
 */
export function toTrustedProxies(text: string): TrustedProxies {
  const trimmed = text.trim();
  if (/^\d*$/.test(trimmed)) return { hops: toHops(trimmed), ranges: [] };
  const entries = trimmed
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean);
  return { hops: 0, ranges: entries.map(toRange) };
}

/** Whether the ranges contain this address; false for text that is not an address. */
export function isTrustedAddress({ ranges }: TrustedProxies, address: string): boolean {
  if (ranges.length === 0 || isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  return ranges.some(range => range[0].kind() === parsed.kind() && parsed.match([...range]));
}

function toHops(text: string): number {
  const hops = Number(text);
  if (hops > maxHops) throw new Error(`expected at most ${maxHops} hops, or addresses and CIDRs`);
  return hops;
}

function toRange(entry: string): Range {
  const [host = '', prefix, ...rest] = entry.split('/');
  // Node's parser is strict: ipaddr.js also takes `10.1`, octal and hexadecimal numbers.
  if (isIP(host) === 0 || host.includes('%') || rest.length > 0)
    throw new Error(`'${entry}': expected a number of hops, or addresses and CIDRs`);
  const address = ipaddr.parse(host);
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())
    throw new Error(`'${entry}': expected IPv4 addresses and CIDRs in their own form`);
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  return [address, prefix === undefined ? bits : toPrefix(entry, prefix, bits)];
}

function toPrefix(entry: string, text: string, bits: number): number {
  const prefix = Number(text);
  if (!/^\d{1,3}$/.test(text) || prefix > bits)
    throw new Error(`'${entry}': expected addresses and CIDRs with a prefix from 1 to ${bits}`);
  // Otherwise every client could forge its address.
  if (prefix === 0) throw new Error(`'${entry}' trusts everyone: name your proxies, or count hops`);
  return prefix;
}
