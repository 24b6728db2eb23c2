import { AsyncLocalStorage } from 'node:async_hooks';

/** By it the lines of site and API about one request are found. */
export const requestIdHeader = 'x-request-id';

/** One for the process, whatever Next bundles it into. */
type Shared = { offTheBatRequestId?: AsyncLocalStorage<string> };
const shared = globalThis as Shared;
const current = (shared.offTheBatRequestId ??= new AsyncLocalStorage());

/** Does `work` on behalf of a request. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The request on whose behalf this runs; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore();

/** An id that a log may hold; null for anything else. */
export const toRequestId = (given: string | string[] | undefined): string | null =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : null;
