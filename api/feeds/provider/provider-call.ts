import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError, TemporaryError, retryAfter } from './provider-error';

export type ProviderReply = {
  status: number;
  headers: Headers;
  /** The parsed body; null for an empty body or one that is not JSON. */
  body: unknown;
};

const timeoutMs = 10_000;
const maxAttempts = 3;
const backoffMs = 1000;

/**
 * Makes one call. `name` is what errors call it: a URL may have a key. Throws `TemporaryError` for a
 * provider that is not reached, is too slow, responds 429 or 5xx, or sends a body that is not JSON.
 */
export async function callProvider(
  name: string,
  url: URL,
  init: RequestInit = {},
): Promise<ProviderReply> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    ...init,
  }).catch((error: unknown) => {
    throw new TemporaryError(`${name}: ${isTimeout(error) ? tooSlow : 'not reached'}`);
  });
  const { status, headers, ok } = response;
  const text = await response.text().catch((error: unknown) => {
    throw new TemporaryError(`${name}: ${isTimeout(error) ? tooSlow : 'the reply was cut off'}`);
  });
  const body = parsed(text);
  if (status === 429 || status >= 500) throw new TemporaryError(`${name}: answered ${status}`);
  if (ok && body === null) throw new TemporaryError(`${name}: the reply is not JSON`);
  return { status, headers, body };
}

const tooSlow = `no complete reply within ${timeoutMs / 1000} s`;

const isTimeout = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'TimeoutError';

/** Null for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Retries temporary failures with backoff and jitter; the last one is thrown as a `ProviderError`.
 * `wait` replaces the waiting in tests.
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
      if (tries === maxAttempts) throw new ProviderError(error.message, retryAfter.minute);
      await wait(backoffMs * 2 ** tries * (0.5 + Math.random()));
    }
  }
}
