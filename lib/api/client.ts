import { unstable_cache } from 'next/cache';
import * as z from 'zod/mini';
import { ErrorBody, detailText } from '../contract/error';
import { ContractError } from '../contract/contract-error';
import { parseAnswer, type Schema } from '../contract/parse';
import { currentRequestId, requestIdHeader } from '../domain/request-id';
import { siteEnv } from '../env';
import { log } from '../log';
import { ApiError } from './api-error';

/** How long an answer is kept, and the tags by which a publish forgets it sooner. */
export type Keep = { lifetimeSeconds: number; tags: string[] };

// Mini schemas have no words of their own; the log wants to know what was expected.
z.config(z.locales.en());

const timeLimitMs = 3000;
/** A host that kept somebody waiting in vain is not waited for as long by whoever asks next. */
const hungLimitMs = 1000;
const hungForMs = 5000;
let hungAt = -Infinity;
const inFlight = new Map<string, Promise<unknown>>();

/**
 * Asks the API host for a resource: parsed by the contract, kept as told, one call in flight
 * however many pages ask. Answers null on 404; throws `ApiError` when the host fails.
 */
export async function getAnswer<S extends Schema>(
  path: string,
  schema: S,
  keep: Keep,
): Promise<z.output<S> | null> {
  return (await getDatedAnswer(path, schema, keep))?.answer ?? null;
}

/** The same with the moment it was made (unix seconds): while the host is away, an older one comes. */
export async function getDatedAnswer<S extends Schema>(
  path: string,
  schema: S,
  keep: Keep,
): Promise<{ answer: z.output<S>; at: number } | null> {
  const read = unstable_cache(
    async () => ({ answer: await askOnce(path, schema), at: Date.now() }),
    ['api', path],
    { revalidate: keep.lifetimeSeconds, tags: keep.tags },
  );
  const { answer, at } = await read();
  if (answer !== null) return { answer, at: Math.floor(at / 1000) };
  const isOld = Date.now() - at > missSeconds * 1000;
  const now = isOld ? await askAgain(path, schema, keep.tags) : null;
  // Whatever uses a miss may be kept no longer than it.
  if (now === null) await briefly();
  return now === null ? null : { answer: now, at: Math.floor(Date.now() / 1000) };
}

/** What the host does not have today it may have in a moment, and nobody may tell us. */
const missSeconds = 10;
const briefly = unstable_cache(() => Promise.resolve(true), ['miss'], { revalidate: missSeconds });

/** Kept like the first: a call by the page itself makes it dynamic, and Next fails pages that turn so. */
const askAgain = <S extends Schema>(path: string, schema: S, tags: string[]) =>
  unstable_cache(() => askOnce(path, schema), ['api again', path], {
    revalidate: missSeconds,
    tags,
  })();

/** The same without keeping anything: for a snapshot that must be younger than its question. */
export async function getFresh<S extends Schema>(
  path: string,
  schema: S,
): Promise<z.output<S> | null> {
  return ask(path, schema);
}

function askOnce<S extends Schema>(path: string, schema: S): Promise<z.output<S> | null> {
  const running = inFlight.get(path);
  if (running) return running as Promise<z.output<S> | null>;
  const asked = ask(path, schema).finally(() => inFlight.delete(path));
  inFlight.set(path, asked);
  return asked;
}

async function ask<S extends Schema>(path: string, schema: S): Promise<z.output<S> | null> {
  const response = await fetchWithRetry(path);
  if (response.status === 404) return null;
  if (!response.ok) throw await toApiError(path, response);
  const body: unknown = response.status === 204 ? {} : await response.json().catch(noBody(path));
  hungAt = -Infinity;
  try {
    const { data, dropped } = parseAnswer(schema, body);
    if (dropped.length > 0) log.warn({ path, dropped: dropped.slice(0, 20) }, 'elements dropped');
    return data;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw failed(path, `unexpected answer: ${error.message}`, 502);
  }
}

/** One retry: a restarting host refuses a connection for a moment. One that hangs would hang again. */
async function fetchWithRetry(path: string): Promise<Response> {
  const first = await send(path).catch((error: unknown) => {
    if (isTimeout(error)) throw hung(path);
    return null;
  });
  if (first && first.status < 500) return first;
  return send(path).catch((error: unknown) => {
    throw isTimeout(error) ? hung(path) : failed(path, reasonOf(error), 503);
  });
}

const isTimeout = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'TimeoutError';

function hung(path: string): ApiError {
  hungAt = Date.now();
  return failed(path, 'no answer in time', 503);
}

/** What fetch keeps to itself: it fails with no more than 'fetch failed'. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message } = (error.cause ?? error) as { code?: string; message?: string };
  return `not reached: ${code ?? message ?? error.message}`;
}

function send(path: string): Promise<Response> {
  const id = currentRequestId();
  const isHung = Date.now() - hungAt < hungForMs;
  return fetch(siteEnv().API_URL + path, {
    cache: 'no-store',
    headers: { accept: 'application/json', ...(id !== undefined && { [requestIdHeader]: id }) },
    signal: AbortSignal.timeout(isHung ? hungLimitMs : timeLimitMs),
  });
}

async function toApiError(path: string, response: Response): Promise<ApiError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  const reason = (body.success && detailText(body.data.detail)) || response.statusText;
  return failed(path, reason, response.status);
}

function noBody(path: string): (error: unknown) => never {
  return error => {
    throw isTimeout(error) ? hung(path) : failed(path, 'the answer is not JSON', 502);
  };
}

function failed(path: string, reason: string, status: number): ApiError {
  log.warn({ path, status, reason: reason.slice(0, 300) }, 'Bad response status');
  return new ApiError(reason, status);
}
