import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { requestGuards, errorResponse, rateLimitError } from './request-guards';
import { policyOf } from '@/lib/api-client/policy-of';
import { getSnapshot } from './shared-snapshots';

/**
 * Forwards a snapshot request to the API host with its own path and query only, uncached, in one call
 * with other requests for the same. The body is returned unchanged, since the browser's parser is the
 * same as the server's; where prices are not allowed they are removed.
 */
export async function proxySnapshot(
  request: Request,
  path: string,
  query: URLSearchParams,
): Promise<Response> {
  const policy = policyOf(request);
  if (policy === 'blocked') return errorResponse(451, 'Not available in your country.');
  const tooMany = await rateLimitError(requestGuards().snapshots, request);
  if (tooMany) return tooMany;
  const search = query.size > 0 ? `?${query}` : '';
  const snapshot = await getSnapshot(siteEnv().API_URL + path + search).catch(() => null);
  if (snapshot === null) return unavailable();
  const headers = new Headers([...snapshot.headers, ['cache-control', 'no-store']]);
  const { status } = snapshot;
  try {
    const body = policy === 'full' ? snapshot.body : snapshot.bodyWithoutPrices();
    return new Response(streamOf(body), { status, headers });
  } catch (error) {
    log.warn({ path, status, reason: String(error) }, 'Bad response status');
    return unavailable();
  }
}

const unavailable = () =>
  errorResponse(503, 'The scores cannot be reached right now.', { 'retry-after': '5' });

/** A body of bytes that other responses share: `Response` would copy them for each. */
const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> | null =>
  bytes.length === 0
    ? null
    : new ReadableStream({
        start: controller => {
          controller.enqueue(bytes);
          controller.close();
        },
      });

/** The parameters of a query that a call accepts. */
export function pick(query: URLSearchParams, names: string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}
