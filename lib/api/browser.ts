import { logProblem } from '../browser-log';
import { cookieValue, xsrfCookieName } from '../domain/xsrf-cookie';

/** A post that was not accepted: the `detail` of its answer, and its status; 0 when none came. */
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
 * Browser only. Posts to the site's own endpoint with the tab's XSRF token, which is asked for first
 * and once more after a 403. Answers the body, `{}` when there is none; throws `PostError`.
 */
export async function post(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  if (!token()) await startSession(signal);
  const first = await send(path, body, signal);
  if (first.status !== 403) return read(path, first);
  await startSession(signal);
  return read(path, await send(path, body, signal));
}

const startSession = (signal?: AbortSignal): Promise<unknown> =>
  reach('/api/session/', { cache: 'no-store', ...(signal && { signal }) });

const send = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  reach(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token() },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch (error) {
    throw failed(path, String(error), 0);
  }
}

async function read(path: string, response: Response): Promise<unknown> {
  const body: unknown = response.status === 204 ? {} : await response.json().catch(() => null);
  if (response.ok) return body ?? {};
  const detail = typeof body === 'object' && body && 'detail' in body ? String(body.detail) : '';
  throw failed(path, detail || response.statusText, response.status, body);
}

function failed(path: string, reason: string, status: number, body?: unknown): PostError {
  logProblem('Bad response status', { path, status });
  return new PostError(reason, status, body);
}

/**
 * The server chooses the name by the scheme it knows of, so both are read; a plain cookie that another
 * host of the domain has set is refused by the server and replaced by the session that follows.
 */
const token = (): string =>
  [true, false]
    .map(isHttps => cookieValue(document.cookie, xsrfCookieName(isHttps)))
    .find(value => value !== null) ?? '';
