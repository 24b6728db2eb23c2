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

/** One IPv6 visitor owns a whole /64 of addresses. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}
