import { setTimeout as sleep } from 'node:timers/promises';

/** Why a call failed, for the operator; `retryAfterMs` is when the next call makes sense. */
export class OddsApiError extends Error {
  override name = 'OddsApiError';
  constructor(
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}

export type OddsApiReply = {
  body: unknown;
  /** Credits left by the plan; null when the reply does not say. */
  remaining: number | null;
  /** Credits that the call cost. */
  cost: number;
};

type Options = {
  url: string;
  key: string;
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

export type OddsApiClient = (path: string, query?: Record<string, string>) => Promise<OddsApiReply>;

const timeoutMs = 10_000;
const maxAttempts = 3;
const backoffMs = 1000;
const minuteMs = 60_000;

/**
 * Calls The Odds API (v4). Retries 429, 5xx and lost connections with backoff and jitter. Errors name
 * the path and never the URL, which has the key.
 */
export function createOddsApiClient({ url, key, wait = sleep }: Options): OddsApiClient {
  async function attempt(path: string, query: Record<string, string>): Promise<OddsApiReply> {
    const target = new URL(`/v4${path}`, url);
    target.search = new URLSearchParams({ ...query, apiKey: key }).toString();
    const response = await fetch(target, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch(() => {
      throw new TemporaryError(`${path}: not reached`);
    });
    const remaining = numberOf(response.headers.get('x-requests-remaining'));
    const body: unknown = await response.json().catch(() => null);
    if (response.status === 429 || response.status >= 500)
      throw new TemporaryError(`${path}: answered ${response.status}`);
    if (!response.ok) throw refusal(path, response.status, body, remaining);
    if (body === null) throw new TemporaryError(`${path}: the reply is not JSON`);
    return { body, remaining, cost: numberOf(response.headers.get('x-requests-last')) ?? 0 };
  }

  return async (path, query = {}) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(path, query);
      } catch (error) {
        if (!(error instanceof TemporaryError)) throw error;
        if (tries === maxAttempts) throw new OddsApiError(error.message, minuteMs);
        await wait(backoffMs * 2 ** tries * (0.5 + Math.random()));
      }
    }
  };
}

class TemporaryError extends Error {}

/** 401 is a wrong key or a used-up quota: the code says which, else what is left. */
function refusal(path: string, status: number, body: unknown, remaining: number | null) {
  const { error_code: code, message } = (body ?? {}) as Record<string, unknown>;
  if (status !== 401) return new OddsApiError(`${path}: ${status} ${String(code ?? '')}`, minuteMs);
  const isUsedUp =
    code === 'OUT_OF_USAGE_CREDITS' ||
    (typeof code !== 'string' && (remaining === 0 || /quota/i.test(String(message))));
  return isUsedUp
    ? new OddsApiError(
        'the quota of the plan is used up: prices come again with the next one',
        60 * minuteMs,
      )
    : new OddsApiError(
        `the key in ODDS_API_KEY is not valid (${String(code ?? 'no code')})`,
        10 * minuteMs,
      );
}

function numberOf(header: string | null): number | null {
  const value = Number(header ?? NaN);
  return Number.isFinite(value) ? value : null;
}
