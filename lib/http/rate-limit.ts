import ipaddr from 'ipaddr.js';

type Options = {
  limit: number;
  windowMs: number;
  /** Unix ms. */
  now: () => number;
  /** How many networks the table has room for before it counts only the widest ones. */
  maxNetworks?: number;
};

/** One use of a rate limit. */
export type RateLimitUse = {
  /** Null when the use is allowed, else the number of seconds until the next window. */
  retryAfter: number | null;
  /** Takes the use back, once; has no effect on a refused one or after its window has ended. */
  refund(): void;
};

export type RateLimit = {
  /** Counts a use by this address; returns null, or the number of seconds until the next window. */
  (address: string): number | null;
  /** The same, for a caller that may have to refund the use. */
  take(address: string): RateLimitUse;
};

/** A network that an address belongs to. */
type Scope = {
  network: string;
  /** How many uses it may have in one window. */
  limit: number;
  /** It has its own count while less than this part of the table is used. */
  share: number;
};

/**
 * Prefix lengths with their multiple of one visitor's limit. Providers assign an entire /48 to one
 * customer, so IPv6 counts at every length; IPv4 counts wider only when the table is full. There are
 * at most 65,536 networks of the widest length, so that the table is bounded.
 */
const scopes = {
  ipv6: [
    { bits: 64, multiple: 1, share: 0.5 },
    { bits: 48, multiple: 16, share: 0.75 },
    { bits: 32, multiple: 256, share: 1 },
    { bits: 16, multiple: 4096, share: Infinity },
  ],
  ipv4: [
    { bits: 32, multiple: 1, share: 0.5 },
    { bits: 24, multiple: 16, share: 1 },
    { bits: 16, multiple: 256, share: Infinity },
  ],
};

/**
 * Limits the uses of one visitor (an IPv4 address, an IPv6 /64) to `limit` within each window of the
 * clock, and the uses of wider networks in proportion. A refused use is not counted: a visitor over
 * his limit does not use up that of his network.
 */
export function createRateLimit({
  limit,
  windowMs,
  now,
  maxNetworks = 100_000,
}: Options): RateLimit {
  let counts = new Map<string, number>();
  let windowStart = now();

  function take(address: string): RateLimitUse {
    if (now() - windowStart >= windowMs) {
      counts = new Map();
      windowStart = now();
    }
    const window = counts;
    const counted = countedScopes(address);
    if (counted.some(scope => (window.get(scope.network) ?? 0) >= scope.limit)) {
      const remainingMs = windowStart + windowMs - now();
      return { retryAfter: Math.max(1, Math.ceil(remainingMs / 1000)), refund: () => {} };
    }
    for (const { network } of counted) window.set(network, (window.get(network) ?? 0) + 1);
    return { retryAfter: null, refund: once(() => uncount(window, counted)) };
  }

  /** The networks in which a use by this address counts, as far as the table has room for them. */
  function countedScopes(address: string): Scope[] {
    const parsed = parse(address);
    const all = parsed ? scopesOf(parsed, limit) : textScopes(address, limit);
    const counted = all.filter(
      ({ network, share }) => counts.size < share * maxNetworks || counts.has(network),
    );
    return parsed?.kind() === 'ipv6' ? counted : counted.slice(0, 1);
  }

  return Object.assign((address: string) => take(address).retryAfter, { take });
}

function uncount(counts: Map<string, number>, counted: Scope[]): void {
  for (const { network } of counted) {
    const count = (counts.get(network) ?? 0) - 1;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  }
}

function once(callback: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) callback();
    isCalled = true;
  };
}

/** From the narrowest to the widest. */
const scopesOf = (address: Address, limit: number): Scope[] =>
  scopes[address.kind()].map(({ bits, multiple, share }) => ({
    network: toNetwork(address, bits),
    limit: multiple * limit,
    share,
  }));

/** Text that is not an address counts by itself, then all of it together. */
const textScopes = (text: string, limit: number): Scope[] => [
  { network: text, limit, share: 0.5 },
  { network: 'not an address', limit: 16 * limit, share: Infinity },
];

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** How many leading bits of an address make one network, by family. */
type Prefix = { ipv4: number; ipv6: number };

/** One visitor: an IPv4 address, or the /64 that is assigned to an IPv6 visitor. */
const visitorPrefix: Prefix = { ipv4: 32, ipv6: 64 };

/**
 * Returns the network of an address, by default the one of a single visitor: an IPv4 address (also
 * IPv4-mapped) unchanged, the /64 of an IPv6 address as `2001:db8:1:2::/64`. Other
 * text is returned unchanged.
 */
export function networkOf(address: string, prefix: Prefix = visitorPrefix): string {
  const parsed = parse(address);
  return parsed ? toNetwork(parsed, prefix[parsed.kind()]) : address;
}

/** Converts IPv4-mapped IPv6 addresses to IPv4; null for text that is not an address. */
const parse = (address: string): Address | null =>
  ipaddr.isValid(address) ? ipaddr.process(address) : null;

/** In CIDR notation, except for a single IPv4 address; without the zone of a link-local address. */
function toNetwork(address: Address, bits: number): string {
  if (address.kind() === 'ipv4' && bits === 32) return address.toString();
  const bytes = address.toByteArray().map((byte, index) => {
    const networkBits = Math.min(8, Math.max(0, bits - index * 8));
    return byte & (0xff << (8 - networkBits));
  });
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
