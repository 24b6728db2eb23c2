import { networkOf } from '@/lib/http/rate-limit';
import type { CreateLimit } from '@/lib/http/limits';

type Options = {
  /** The greatest number of sockets of one visitor (an IPv4 address, an IPv6 /64) at a time. */
  perNetwork: number;
  /** The greatest number of sockets at a time. */
  total: number;
  createLimit: CreateLimit;
};

type Admission = { release: () => void } | { retryAfter: number };

export type SocketLimits = {
  /**
   * Counts one more socket of this address. Returns `release`, to be called when the socket has
   * closed, or the number of seconds until the address may try again.
   */
  admit(address: string): Promise<Admission>;
  /** The number of sockets admitted and not yet released. */
  open(): number;
};

const newSockets = { limit: 100, windowMs: 10_000 };
/**
 * Providers give a complete /48 to a single customer, but the /64s of many customers are also in
 * one.
 */
const widerPrefix = { ipv4: 32, ipv6: 48 };
const widerMultiple = 16;
const retryAfterSeconds = 30;

/**
 * Limits the sockets at a time, by network and in total, and the sockets opened in 10 s. Those that are
 * open count in the process that holds them, whose memory they use.
 */
export function createSocketLimits({ perNetwork, total, createLimit }: Options): SocketLimits {
  const mayOpen = createLimit('socket', newSockets.limit, newSockets.windowMs);
  const counts = new Map<string, number>();
  let open = 0;

  return {
    async admit(address) {
      const networks = networksOf(address);
      const isFull = networks.some(({ network, limit }) => (counts.get(network) ?? 0) >= limit);
      // Checked first, so that clients over the limit do not use up the rate of the others.
      if (open >= total || isFull) return { retryAfter: retryAfterSeconds };
      // Counted immediately: other sockets may be admitted before the answer about the rate.
      const release = count(networks);
      const retryAfter = await mayOpen(address);
      if (retryAfter === null) return { release };
      release();
      return { retryAfter };
    },
    open: () => open,
  };

  /** An IPv4 address counts once, an IPv6 address in its /64 and in its /48. */
  function networksOf(address: string): { network: string; limit: number }[] {
    const own = { network: networkOf(address), limit: perNetwork };
    const wider = networkOf(address, widerPrefix);
    return wider === own.network
      ? [own]
      : [own, { network: wider, limit: widerMultiple * perNetwork }];
  }

  /** Returns the function that undoes the count, once. */
  function count(networks: readonly { network: string }[]): () => void {
    open += 1;
    for (const { network } of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      open -= 1;
      for (const { network } of networks) uncount(network);
    };
  }

  function uncount(network: string): void {
    const left = (counts.get(network) ?? 0) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  }
}
