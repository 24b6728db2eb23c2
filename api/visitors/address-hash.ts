import { createHmac } from 'node:crypto';
import { networkOf } from '@/lib/domain/rate-limit';
import type { VisitorStore } from '../store/visitor-store';

/**
 * Hashes addresses with the day's key: within a day the same visitor (an IPv4
 * address, an IPv6 /64) can be told from others, and once the key is thrown away nobody can.
 */
export function createAddressHash(
  store: Pick<VisitorStore, 'addressKeyOf'>,
): (address: string, at: number) => Promise<string> {
  let today: { day: string; key: Promise<string> } | null = null;
  return async (address, at) => {
    const day = new Date(at).toISOString().slice(0, 10);
    if (today?.day !== day) {
      const key = store.addressKeyOf(day);
      today = { day, key };
      key.catch(() => (today = null));
    }
    return createHmac('sha256', await today.key)
      .update(networkOf(address))
      .digest('base64url')
      .slice(0, 22);
  };
}
