import { setTimeout as sleep } from 'node:timers/promises';
import { CallError, ProviderError, TemporaryError, retryAfter } from './provider-error';

export type ProviderReply = {
  status: number;
  headers: Headers;
  /** The parsed body; null for an empty body or one that is not JSON. */
  body: unknown;
};

const timeoutMs = 10_000;
const maxAttempts = 3;
const backoffMs = 1000;
/** The largest reply is a competition's odds: some hundred kilobytes. */
const maxBytes = 8 * 1024 * 1024;

type Options = RequestInit & {
  /** Called as soon as there is a status, also for a reply that cannot be used afterwards. */
  onReply?: (reply: Pick<ProviderReply, 'status' | 'headers'>) => void;
};

/**
 * Makes one call. `name` is what errors call it: a URL may have a key. Throws `TemporaryError` for a
 * provider that is not reached, is too slow, responds 429 or 5xx, or sends a body that is not JSON, and
 * `CallError` for a redirect, which is not followed, and for a body that is too large.
 */
export async function callProvider(
  name: string,
  url: URL,
  { onReply, ...init }: Options = {},
): Promise<ProviderReply> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    // The address may be one that only this server reaches.
    redirect: 'manual',
    ...init,
  }).catch((error: unknown) => {
    throw new TemporaryError(`${name}: ${isTimeout(error) ? tooSlow : 'not reached'}`);
  });
  const { status, headers, ok } = response;
  onReply?.({ status, headers });
  if (isRedirect(status)) {
    await response.body?.cancel();
    throw new CallError(`${name}: answered ${status}, and redirects are not followed`, tenMinutes);
  }
  const text = await readText(response).catch((error: unknown) => {
    throw new TemporaryError(`${name}: ${isTimeout(error) ? tooSlow : 'the reply was cut off'}`);
  });
  if (text === null)
    throw new CallError(
      `${name}: the reply is larger than ${maxBytes / 1024 / 1024} MB`,
      tenMinutes,
    );
  const body = parsed(text);
  if (status === 429 || status >= 500)
    throw new TemporaryError(`${name}: answered ${status}`, {
      concernsAll: status === 429,
      retryAfterMs: statedPause(headers),
    });
  if (ok && body === null) throw new TemporaryError(`${name}: the reply is not JSON`);
  return { status, headers, body };
}

const { tenMinutes } = retryAfter;
const tooSlow = `no complete reply within ${timeoutMs / 1000} s`;

const isTimeout = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'TimeoutError';

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/** The body as it is after decompression; null when it is too large, without reading on. */
async function readText({ body }: Response): Promise<string | null> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Null for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `Retry-After` in seconds; providers send no dates. */
function statedPause(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) * 1000 : null;
}

/**
 * Retries temporary failures with backoff and jitter; the last one is thrown as an error of this call,
 * or of the provider when it refuses all calls. A provider that asks for a longer pause gets it, up to
 * an hour. `wait` replaces the waiting in tests.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TemporaryError)) throw error;
      const stated = error.retryAfterMs ?? 0;
      const backoff = backoffMs * 2 ** tries * (0.5 + Math.random());
      if (tries === maxAttempts || stated > backoff) throw lastingError(error, stated);
      await wait(backoff);
    }
  }
}

function lastingError({ message, concernsAll }: TemporaryError, statedMs: number): ProviderError {
  const pause = Math.min(Math.max(statedMs, retryAfter.minute), retryAfter.hour);
  return new (concernsAll ? ProviderError : CallError)(message, pause);
}
