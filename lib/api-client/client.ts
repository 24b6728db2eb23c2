import { LRUCache } from 'lru-cache';
import { unstable_cache } from 'next/cache';
import * as z from 'zod';
import { getUnixTime } from 'date-fns/getUnixTime';
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds';
import { ErrorBody, detailText } from '@/lib/contract/error';
import { ContractError } from '@/lib/contract/validation/contract-error';
import { parseResponse, type Schema } from '@/lib/contract/validation/parse';
import { requestIdHeaders } from '@/lib/http/request-id';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { ApiError, isClientError } from './api-error';
import { previewedCall } from './preview/preview-of-render';

/** How long a response is cached, and the cache tags by which a publication expires it earlier. */
export type CacheOptions = { lifetimeSeconds: number; tags: string[] };

// Mini schemas carry no error messages; the log needs to state what was expected.
z.config(z.locales.en());

const timeLimitMs = 3000;
/**
 * The timeout after a request that timed out: callers do not wait as long for a host that does not
 * respond.
 */
const shortTimeLimitMs = 1000;
const shortLimitPeriodMs = 5000;
let lastTimeoutAt = -Infinity;
const inFlight = new Map<string, Promise<unknown>>();
/** Next forgets a response at a publication; while the host is down, pages need its last one. */
const lastResponses = new LRUCache<string, { data: unknown; at: number }>({ max: 500 });

/**
 * Requests a resource of the API host, parsed by the contract and cached, with one request at a
 * time for all callers. Returns null on 404; throws `ApiError` when the host fails.
 */
export async function getResponse<S extends Schema>(
  path: string,
  schema: S,
  options: CacheOptions,
): Promise<z.output<S> | null> {
  return (await getWithTimestamp(path, schema, options))?.data ?? null;
}

/**
 * The same with the time of the response (unix seconds): while the host is down, an older one is
 * returned. In the preview of a draft content is as if it were published, and is cached nowhere.
 */
export async function getWithTimestamp<S extends Schema>(
  path: string,
  schema: S,
  options: CacheOptions,
): Promise<{ data: z.output<S>; at: number } | null> {
  const previewed = previewedCall(path);
  if (previewed !== null) {
    const draft = await fetchResource(previewed, schema);
    return draft === null ? null : { data: draft, at: getUnixTime(Date.now()) };
  }
  const readCached = unstable_cache(
    async () => {
      const response = { data: await fetchShared(path, schema), at: Date.now() };
      if (response.data !== null) lastResponses.set(path, response);
      return response;
    },
    ['api', path],
    { revalidate: options.lifetimeSeconds, tags: options.tags },
  );
  const { data, at } = await readCached().catch(async (error: unknown) => {
    const last = lastResponses.get(path) as { data: z.output<S> | null; at: number } | undefined;
    if (!last || isClientError(error)) throw error;
    // The page must ask again soon.
    await capLifetime();
    return last;
  });
  if (data !== null) return { data, at: getUnixTime(at) };
  const isExpired = Date.now() - at > secondsToMilliseconds(missSeconds);
  const retried = isExpired ? await refetchMissing(path, schema, options.tags) : null;
  // A page that uses a miss must not be cached longer than the miss.
  if (retried === null) await capLifetime();
  return retried === null ? null : { data: retried, at: getUnixTime(Date.now()) };
}

/** A missing resource may exist a moment later, without a notification; so may one of a host that was down. */
const missSeconds = 10;
const capLifetime = unstable_cache(() => Promise.resolve(true), ['miss'], {
  revalidate: missSeconds,
});

/**
 * Cached like the first: an uncached request makes a page dynamic, and Next fails a static page that
 * becomes dynamic.
 */
const refetchMissing = <S extends Schema>(path: string, schema: S, tags: string[]) =>
  unstable_cache(() => fetchShared(path, schema), ['api again', path], {
    revalidate: missSeconds,
    tags,
  })();

/** The same without caching: for a snapshot that must be newer than its request. */
export async function getFresh<S extends Schema>(
  path: string,
  schema: S,
): Promise<z.output<S> | null> {
  return fetchResource(path, schema);
}

function fetchShared<S extends Schema>(path: string, schema: S): Promise<z.output<S> | null> {
  const pending = inFlight.get(path);
  if (pending) return pending as Promise<z.output<S> | null>;
  const request = fetchResource(path, schema).finally(() => inFlight.delete(path));
  inFlight.set(path, request);
  return request;
}

async function fetchResource<S extends Schema>(
  path: string,
  schema: S,
): Promise<z.output<S> | null> {
  const response = await fetchWithRetry(path);
  if (response.status === 404) return null;
  if (!response.ok) throw await toApiError(path, response);
  const body: unknown = response.status === 204 ? {} : await response.json().catch(noBody(path));
  lastTimeoutAt = -Infinity;
  try {
    const { data, dropped } = parseResponse(schema, body);
    if (dropped.length > 0) log.warn({ path, dropped: dropped.slice(0, 20) }, 'elements dropped');
    return data;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw failed(path, `unexpected answer: ${error.message}`, 502);
  }
}

/** One retry: a restarting host refuses a connection for a moment. A timeout is not retried. */
async function fetchWithRetry(path: string): Promise<Response> {
  const first = await send(path).catch((error: unknown) => {
    if (isTimeout(error)) throw timeoutError(path);
    return null;
  });
  if (first && first.status < 500) return first;
  return send(path).catch((error: unknown) => {
    throw isTimeout(error) ? timeoutError(path) : failed(path, reasonOf(error), 503);
  });
}

const isTimeout = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'TimeoutError';

function timeoutError(path: string): ApiError {
  lastTimeoutAt = Date.now();
  return failed(path, 'no answer in time', 503);
}

/** The cause of a fetch error, whose own message is only 'fetch failed'. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message } = (error.cause ?? error) as { code?: string; message?: string };
  return `not reached: ${code ?? message ?? error.message}`;
}

function send(path: string): Promise<Response> {
  const timedOutRecently = Date.now() - lastTimeoutAt < shortLimitPeriodMs;
  return fetch(siteEnv().API_URL + path, {
    cache: 'no-store',
    headers: { accept: 'application/json', ...requestIdHeaders() },
    signal: AbortSignal.timeout(timedOutRecently ? shortTimeLimitMs : timeLimitMs),
  });
}

async function toApiError(path: string, response: Response): Promise<ApiError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  const reason = (body.success && detailText(body.data.detail)) || response.statusText;
  return failed(path, reason, response.status);
}

function noBody(path: string): (error: unknown) => never {
  return error => {
    throw isTimeout(error) ? timeoutError(path) : failed(path, 'the answer is not JSON', 502);
  };
}

function failed(path: string, reason: string, status: number): ApiError {
  log.warn({ path, status, reason: reason.slice(0, 300) }, 'Bad response status');
  return new ApiError(reason, status);
}
