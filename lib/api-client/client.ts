import * as z from 'zod';
import { getUnixTime } from 'date-fns/getUnixTime';
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds';
import { createCache, type Cache, type Loaded } from '@/lib/cache/cache';
import { sharedPublications } from '@/lib/cache/shared-publications';
import { noteResource } from '@/lib/cache/resources-used';
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

/** The host's response: parsed, with its length as text; `at` is unix ms. */
type Resource = { data: unknown; length: number; at: number };
/** The reason and status of an `ApiError`: every caller gets its own error. */
type Failure = { reason: string; status: number };

/** A missing resource may exist shortly afterwards, without a notification. */
const missSeconds = 10;
/** The size of the cache in characters of the responses. */
const maxCached = 24_000_000;

/** One per process, even when Next bundles this module several times. */
type Shared = { offTheBatResources?: Cache<Resource | Failure> };
const shared = globalThis as Shared;
const resources = (shared.offTheBatResources ??= createCache({
  maxSize: maxCached,
  sizeOf: value => ('length' in value ? value.length : 0) + 200,
  publications: sharedPublications(),
  now: () => Date.now(),
}));

/**
 * Requests a resource of the API host, parsed by the contract and cached, with one request at a
 * time for all callers. Returns null on 404; throws `ApiError` when the host fails. All callers get
 * the same object: do not change it.
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
 * returned. In the preview of a draft the content is that after its publication, and is not cached.
 */
export async function getWithTimestamp<S extends Schema>(
  path: string,
  schema: S,
  { lifetimeSeconds, tags }: CacheOptions,
): Promise<{ data: z.output<S>; at: number } | null> {
  const previewed = previewedCall(path);
  if (previewed !== null) {
    noteResource([], -Infinity);
    const draft = await fetchResource(previewed, schema);
    return draft === null ? null : { data: draft.data, at: getUnixTime(draft.at) };
  }
  const load = () => loadResource(path, schema, { lifetimeSeconds, tags });
  const { value, freshUntil } = await resources.get(path, load, tags);
  noteResource(tags, freshUntil);
  if ('reason' in value) throw new ApiError(value.reason, value.status);
  if (value.data === null) return null;
  // The schema of a path is always the same.
  return { data: value.data as z.output<S>, at: getUnixTime(value.at) };
}

async function loadResource(
  path: string,
  schema: Schema,
  { lifetimeSeconds, tags }: CacheOptions,
): Promise<Loaded<Resource | Failure>> {
  try {
    const resource = await fetchResource(path, schema);
    const lifetimeMs = secondsToMilliseconds(
      resource ? lifetimeSeconds : Math.min(missSeconds, lifetimeSeconds),
    );
    return resource
      ? { value: resource, kind: 'found', lifetimeMs, tags }
      : { value: { data: null, length: 0, at: Date.now() }, kind: 'missing', lifetimeMs, tags };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const kind = isClientError(error) ? 'missing' : 'failed';
    const { reason, status } = error;
    return { value: { reason, status }, kind, lifetimeMs: null, tags };
  }
}

/** The same without caching: for a snapshot that must be newer than its request. */
export async function getFresh<S extends Schema>(
  path: string,
  schema: S,
): Promise<z.output<S> | null> {
  noteResource([], -Infinity);
  return (await fetchResource(path, schema))?.data ?? null;
}

/** The host's response, parsed by the contract; null on 404. Throws `ApiError`. */
async function fetchResource<S extends Schema>(
  path: string,
  schema: S,
): Promise<(Resource & { data: z.output<S> }) | null> {
  const response = await fetchWithRetry(path);
  if (response.status === 404) return null;
  if (!response.ok) throw await toApiError(path, response);

  const text = response.status === 204 ? '{}' : await response.text().catch(noBody(path));
  lastTimeoutAt = -Infinity;
  try {
    const { data, dropped } = parseResponse(schema, toJson(path, text));
    if (dropped.length > 0) log.warn({ path, dropped: dropped.slice(0, 20) }, 'elements dropped');
    return { data, length: text.length, at: Date.now() };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw failed(path, `unexpected answer: ${error.message}`, 502);
  }
}

function toJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failed(path, 'the answer is not JSON', 502);
  }
}

/** One retry: a restarting host briefly refuses connections. A timeout is not retried. */
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
    throw isTimeout(error) ? timeoutError(path) : failed(path, 'the answer broke off', 502);
  };
}

function failed(path: string, reason: string, status: number): ApiError {
  log.warn({ path, status, reason: reason.slice(0, 300) }, 'Bad response status');
  return new ApiError(reason, status);
}
