import { callProvider, withRetries } from '@/api/feeds/provider/provider-call';
import { ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';

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

/**
 * Calls The Odds API (v4). Retries 429, 5xx and lost connections with backoff and jitter. Errors name
 * the path and never the URL, which has the key.
 */
export function createOddsApiClient({ url, key, wait }: Options): OddsApiClient {
  async function attempt(path: string, query: Record<string, string>): Promise<OddsApiReply> {
    const target = new URL(`/v4${path}`, url);
    target.search = new URLSearchParams({ ...query, apiKey: key }).toString();
    const { status, headers, body } = await callProvider(path, target);
    const remaining = numberOf(headers.get('x-requests-remaining'));
    if (status >= 400) throw refusal(path, status, body, remaining);
    return { body, remaining, cost: numberOf(headers.get('x-requests-last')) ?? 0 };
  }

  return (path, query = {}) => withRetries(() => attempt(path, query), wait);
}

/** 401 is a wrong key or a used-up quota: the code says which, else what is left. */
function refusal(path: string, status: number, body: unknown, remaining: number | null) {
  const { error_code: code, message } = (body ?? {}) as Record<string, unknown>;
  if (status !== 401)
    return new ProviderError(`${path}: ${status} ${String(code ?? '')}`, retryAfter.minute);
  const isUsedUp =
    code === 'OUT_OF_USAGE_CREDITS' ||
    (typeof code !== 'string' && (remaining === 0 || /quota/i.test(String(message))));
  return isUsedUp
    ? new ProviderError(
        'the quota of the plan is used up: prices come again with the next one',
        retryAfter.hour,
      )
    : new ProviderError(
        `the key in ODDS_API_KEY is not valid (${String(code ?? 'no code')})`,
        retryAfter.tenMinutes,
      );
}

function numberOf(header: string | null): number | null {
  const value = Number(header ?? NaN);
  return Number.isFinite(value) ? value : null;
}
