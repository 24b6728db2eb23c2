type Options = { limit: number; windowMs: number; /** Unix ms. */ now: () => number };

/** Counts one more use by this address; answers null, or in how many seconds to come back. */
export type RateLimit = (address: string) => number | null;

/** More addresses than this within one window are counted together: memory stays bounded. */
const maxAddresses = 50_000;
const theRest = 'the rest';

/** At most `limit` uses by one address within each window of the clock. */
export function createRateLimit({ limit, windowMs, now }: Options): RateLimit {
  let counts = new Map<string, number>();
  let windowStart = now();
  return address => {
    if (now() - windowStart >= windowMs) {
      counts = new Map();
      windowStart = now();
    }
    const network = networkOf(address);
    const key = counts.has(network) || counts.size < maxAddresses ? network : theRest;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit ? null : Math.max(1, Math.ceil((windowStart + windowMs - now()) / 1000));
  };
}

/** One IPv6 visitor owns a whole /64 of addresses. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}
