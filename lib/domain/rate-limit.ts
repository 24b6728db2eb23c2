import ipaddr from 'ipaddr.js';

type Options = { limit: number; windowMs: number; /** Unix ms. */ now: () => number };

export type RateLimit = {
  /** Counts one more use by this address; answers null, or in how many seconds to come back. */
  (address: string): number | null;
  /** Takes back a use by this address that turned out to be none. */
  giveBack(address: string): void;
};

/** More addresses than this within one window are counted together: memory stays bounded. */
const maxAddresses = 50_000;
const theRest = 'the rest';

/** At most `limit` uses by one address within each window of the clock. */
export function createRateLimit({ limit, windowMs, now }: Options): RateLimit {
  let counts = new Map<string, number>();
  let windowStart = now();

  function use(address: string): number | null {
    if (now() - windowStart >= windowMs) {
      counts = new Map();
      windowStart = now();
    }
    const network = networkOf(address);
    const key = counts.has(network) || counts.size < maxAddresses ? network : theRest;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit ? null : Math.max(1, Math.ceil((windowStart + windowMs - now()) / 1000));
  }

  function giveBack(address: string): void {
    const network = networkOf(address);
    const key = counts.has(network) ? network : theRest;
    // A window that has ended since has forgotten the use itself.
    const count = (counts.get(key) ?? 0) - 1;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return Object.assign(use, { giveBack });
}

/** How many leading bits of an address make one network, by family. */
type Prefix = { ipv4: number; ipv6: number };

/** One visitor: an IPv4 address, or the /64 that an IPv6 visitor gets whole. */
const visitorPrefix: Prefix = { ipv4: 32, ipv6: 64 };

/**
 * Returns the network of an address, by default the one of a single visitor: an IPv4 address (also
 * IPv4-mapped) as it is, the /64 of an IPv6 address as `2001:db8:1:2::/64`. What is not an address
 * is returned unchanged.
 */
export function networkOf(address: string, prefix: Prefix = visitorPrefix): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const bits = prefix[kind];
  if (kind === 'ipv4' && bits === 32) return parsed.toString();
  return toNetwork(parsed, bits);
}

/** In CIDR notation, without the zone of a link-local address. */
function toNetwork(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, at) => {
    const kept = Math.min(8, Math.max(0, bits - at * 8));
    return byte & (0xff << (8 - kept));
  });
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
