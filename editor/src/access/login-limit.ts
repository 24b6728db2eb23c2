import { RateLimiterMemory } from 'rate-limiter-flexible';

const wrongPasswords = 5;
export const loginWindowSeconds = 10 * 60;

export type LoginLimit = {
  /** Counts an attempt; false when there were too many of this account from this address. */
  take(address: string, email: string): Promise<boolean>;
  /** Takes back an attempt that succeeded. */
  refund(address: string, email: string): Promise<void>;
};

/**
 * Wrong passwords of an account count by the address that they come from: a client that knows the
 * account of another user cannot lock it for him.
 */
export function createLoginLimit(): LoginLimit {
  const attempts = new RateLimiterMemory({
    points: wrongPasswords,
    duration: loginWindowSeconds,
    blockDuration: loginWindowSeconds,
  });
  const keyOf = (address: string, email: string) => `${address} ${email.toLowerCase().trim()}`;

  return {
    take: (address, email) =>
      attempts.consume(keyOf(address, email)).then(
        () => true,
        () => false,
      ),
    refund: async (address, email) => void (await attempts.delete(keyOf(address, email))),
  };
}
