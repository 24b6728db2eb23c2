type Options = {
  limit: number;
  windowMs: number;
  /** Unix ms. */
  now: () => number;
};

/** Counts arrivals by address within a window and says whether one more is welcome. */
export function createArrivals({ limit, windowMs, now }: Options): (address: string) => boolean {
  let counts = new Map<string, number>();
  let windowStart = now();
  return address => {
    if (now() - windowStart >= windowMs) {
      counts = new Map();
      windowStart = now();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= limit;
  };
}
