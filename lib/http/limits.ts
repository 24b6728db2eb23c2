import { millisecondsInMinute } from 'date-fns/constants';
import { createRateLimit, type RateLimitUse } from './rate-limit';

/** Counts a use by this address; null, or the number of seconds until another is allowed. */
export type Limit = (address: string) => Promise<number | null>;

/** A limit whose caller may have to refund a use. */
export type RefundableLimit = Limit & {
  take(address: string): Promise<RateLimitUse>;
};

/**
 * Creates a limit of uses per visitor and window, by default a minute; `name` is the same in all
 * instances of a program.
 */
export type CreateLimit = (name: string, limit: number, windowMs?: number) => Limit;
export type CreateRefundableLimit = (...limit: Parameters<CreateLimit>) => RefundableLimit;

/** Limits that are counted in this process; `now` is unix ms. */
export const createOwnLimits =
  ({ now }: { now: () => number }): CreateRefundableLimit =>
  (_name, limit, windowMs = millisecondsInMinute) => {
    const own = createRateLimit({ limit, windowMs, now });
    return Object.assign((address: string) => Promise.resolve(own(address)), {
      take: (address: string) => Promise.resolve(own.take(address)),
    });
  };

/** The limits of a thread of the site, in whichever bundles Next puts this module. */
type Shared = { offTheBatCreateLimit?: CreateRefundableLimit };
const shared = globalThis as Shared;

export function shareCreateLimit(createLimit: CreateRefundableLimit): void {
  shared.offTheBatCreateLimit = createLimit;
}

/** The limits that all instances share; of this process under plain `next start`. */
export const sharedCreateLimit = (): CreateRefundableLimit =>
  shared.offTheBatCreateLimit ?? createOwnLimits({ now: Date.now });
