import { createHmac } from 'node:crypto';
import { utcDay } from '@/lib/dates/utc-day';
import { networkOf } from '@/lib/http/rate-limit';
import type { VisitorStore } from '@/api/store/visitor-store';

/**
 * Hashes addresses with the day's key: within a day a visitor (an IPv4 address, an IPv6 /64) can be
 * distinguished from others, but not after the key is deleted.
 */
export function createAddressHash(
  store: Pick<VisitorStore, 'addressKeyOf'>,
): (address: string, at: number) => Promise<string> {
  let today: { day: string; key: Promise<string> } | null = null;
  return async (address, at) => {
    const day = utcDay(at);
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
