import { AsyncLocalStorage } from 'node:async_hooks';

/** The request id links the log lines of site and API about one request. */
export const requestIdHeader = 'x-request-id';

/** One per process, even when Next bundles this module several times. */
type Shared = { offTheBatRequestId?: AsyncLocalStorage<string> };
const shared = globalThis as Shared;
const current = (shared.offTheBatRequestId ??= new AsyncLocalStorage());

/** Runs `callback` with this request's id as its context. */
export const withRequestId = <T>(id: string, callback: () => T): T => current.run(id, callback);

/** The id of the request that this code runs for; undefined outside a request. */
export const currentRequestId = (): string | undefined => current.getStore();

/** For a call to the API, whose log lines then have the id of the visitor's request. */
export const requestIdHeaders = (id = currentRequestId()): Record<string, string> =>
  id === undefined ? {} : { [requestIdHeader]: id };

/** An id that is safe to log; null for anything else. */
export const toRequestId = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && /^[\w.-]{8,64}$/.test(value) ? value : null;
