import { withoutWirePrices } from '../domain/wire-without-prices';
import { siteEnv } from '../env';
import { log } from '../log';
import { gate, refuse, refuseTooMany } from './gate';
import { policyOf } from './policy-of';

const timeLimitMs = 3000;

/**
 * Passes a snapshot question on to the API host, its own path and query only, never kept. The body
 * goes through as it came, since the browser's parser is the same as the server's; where prices may
 * not be shown it loses them.
 */
export async function forwardSnapshot(
  request: Request,
  path: string,
  query: URLSearchParams,
): Promise<Response> {
  const policy = policyOf(request);
  if (policy === 'blocked') return refuse(451, 'Not available in your country.');
  const tooMany = refuseTooMany(gate().snapshots, request);
  if (tooMany) return tooMany;
  const search = query.size > 0 ? `?${query}` : '';
  try {
    const answer = await fetch(siteEnv().API_URL + path + search, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const name of ['content-type', 'date']) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    const body =
      policy === 'full' ? answer.body : JSON.stringify(withoutWirePrices(await answer.json()));
    return new Response(body, { status: answer.status, headers });
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'Bad response status');
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
    return Response.json(
      { detail: 'The scores cannot be reached right now.' },
      { status: 503, headers },
    );
  }
}

/** Of a query, the keys that a call knows. */
export function pick(query: URLSearchParams, names: string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}
