import { stripPrices } from '@/lib/domain/odds/strip-prices';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { requestGuards, errorResponse, rateLimitError } from './request-guards';
import { policyOf } from '@/lib/api-client/policy-of';

const timeLimitMs = 3000;

/**
 * Forwards a snapshot request to the API host with its own path and query only, uncached. The body
 * is returned unchanged, since the browser's parser is the same as the server's; where prices are
 * not allowed they are removed.
 */
export async function proxySnapshot(
  request: Request,
  path: string,
  query: URLSearchParams,
): Promise<Response> {
  const policy = policyOf(request);
  if (policy === 'blocked') return errorResponse(451, 'Not available in your country.');
  const tooMany = rateLimitError(requestGuards().snapshots, request);
  if (tooMany) return tooMany;
  const search = query.size > 0 ? `?${query}` : '';
  try {
    const response = await fetch(siteEnv().API_URL + path + search, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const name of ['content-type', 'date']) {
      const value = response.headers.get(name);
      if (value) headers.set(name, value);
    }
    const body =
      policy === 'full' ? response.body : JSON.stringify(stripPrices(await response.json()));
    return new Response(body, { status: response.status, headers });
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'Bad response status');
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
    return Response.json(
      { detail: 'The scores cannot be reached right now.' },
      { status: 503, headers },
    );
  }
}

/** The parameters of a query that a call accepts. */
export function pick(query: URLSearchParams, names: string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}
