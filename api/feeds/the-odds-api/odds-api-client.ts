import { callProvider, withRetries } from '@/api/feeds/provider/provider-call';
import { CallError, ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';

type Options = {
  url: string;
  key: string;
  /**
   * Called for each reply of a call that costs something, also for one that cannot be used: with its
   * cost, and with the credits left by the plan; null when the reply does not state them.
   */
  onReply: (cost: number, remaining: number | null) => void;
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

/** Returns the body of the reply. `cost` are the credits that the call costs where the reply has none. */
export type OddsApiClient = (
  path: string,
  call?: { query?: Record<string, string>; cost?: number },
) => Promise<unknown>;

/**
 * Calls The Odds API (v4). Retries 429, 5xx and lost connections with backoff and jitter. Errors name
 * the path and never the URL, which has the key.
 */
export function createOddsApiClient({ url, key, onReply, wait }: Options): OddsApiClient {
  async function attempt(
    path: string,
    query: Record<string, string>,
    cost: number,
  ): Promise<unknown> {
    const target = new URL(`/v4${path}`, url);
    target.search = new URLSearchParams({ ...query, apiKey: key }).toString();
    let remaining: number | null = null;
    const { status, body } = await callProvider(path, target, {
      // Before the body is read: what cannot be used has been charged too.
      onReply: reply => {
        remaining = creditsOf(reply.headers.get('x-requests-remaining'));
        const charged = creditsOf(reply.headers.get('x-requests-last'));
        if (charged !== null || cost > 0)
          onReply(charged ?? (reply.status < 400 ? cost : 0), remaining);
      },
    });
    if (status >= 400) throw refusal(path, status, body, remaining);
    return body;
  }

  return (path, { query = {}, cost = 0 } = {}) =>
    withRetries(() => attempt(path, query, cost), wait);
}

/** 401 is a wrong key or a used-up quota: decided by the code, else by what is left. */
function refusal(path: string, status: number, body: unknown, remaining: number | null) {
  const { error_code, message } = (body ?? {}) as Record<string, unknown>;
  // Anything else may be long, or an echo of the key.
  const code =
    typeof error_code === 'string' && /^[A-Z_]{1,60}$/.test(error_code) ? error_code : null;
  if (status !== 401)
    return new CallError(`${path}: ${status} ${code ?? ''}`.trim(), retryAfter.minute);
  const isUsedUp =
    code === 'OUT_OF_USAGE_CREDITS' ||
    (code === null && (remaining === 0 || /quota/i.test(String(message))));
  return isUsedUp
    ? new ProviderError(
        'the quota of the plan is used up: prices come again with the next one',
        retryAfter.hour,
      )
    : new ProviderError(
        `the key in ODDS_API_KEY is not valid (${code ?? 'no code'})`,
        retryAfter.tenMinutes,
      );
}

/** Null for a header that is missing or is no number of credits. */
function creditsOf(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
