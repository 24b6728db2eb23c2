import { logWarning } from '@/lib/client-log';
import { xsrfCookieName } from '@/lib/http/xsrf-cookie';

/** A POST that failed: the `detail` of its response, and its status; 0 without a response. */
export class PostError extends Error {
  override name = 'PostError';
  constructor(
    readonly reason: string,
    readonly status: number,
    readonly body: unknown = null,
  ) {
    super(reason);
  }
}

/**
 * Browser only. Posts to the site's own endpoint with the tab's XSRF token, which is requested
 * first and again after a 403. Returns the body, `{}` without one; throws `PostError`.
 */
export async function post(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  if (!token()) await startSession(signal);
  const first = await send(path, body, signal);
  if (first.status !== 403) return readBody(path, first);
  await startSession(signal);
  return readBody(path, await send(path, body, signal));
}

const startSession = (signal?: AbortSignal): Promise<unknown> =>
  fetchOrFail('/api/session/', { cache: 'no-store', ...(signal && { signal }) });

const send = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  fetchOrFail(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token() },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

async function fetchOrFail(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch (error) {
    throw failed(path, String(error), 0);
  }
}

async function readBody(path: string, response: Response): Promise<unknown> {
  const body: unknown = response.status === 204 ? {} : await response.json().catch(() => null);
  if (response.ok) return body ?? {};
  const detail = typeof body === 'object' && body && 'detail' in body ? String(body.detail) : '';
  throw failed(path, detail || response.statusText, response.status, body);
}

function failed(path: string, reason: string, status: number, body?: unknown): PostError {
  logWarning('Bad response status', { path, status });
  return new PostError(reason, status, body);
}

/**
 * The server chooses the name by its scheme, so both are read; a plain cookie that another host of
 * the domain has set is rejected by the server and replaced by the session that follows.
 */
const token = (): string => ownCookie(xsrfCookieName(true)) || ownCookie(xsrfCookieName(false));

/** The value of a cookie, '' without it. The cookie package would add 1.6 KB to the client code. */
const ownCookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
