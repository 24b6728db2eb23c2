import { siteEnv } from '../env';
import { log } from '../log';

const timeLimitMs = 10_000;
const forever = 'public, max-age=31536000, immutable';

const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const answered = ['content-type', 'etag', 'last-modified', 'accept-ranges', 'content-range'];
const passedOn = [200, 206, 304, 416];

/**
 * A picture of the API host at its own path, query and cookies left out. What is no picture is
 * nobody's business here: on our own host a document of theirs would speak for us.
 */
export async function forwardMedia(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (/%(2f|5c|00)|\/\//i.test(pathname)) return missing();
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of asked) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  try {
    const answer = await fetch(siteEnv().API_URL + pathname, {
      method: request.method,
      headers,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!passedOn.includes(answer.status) || !isPicture(answer)) {
      await answer.body?.cancel();
      if (answer.status >= 500) throw new Error(`status ${answer.status}`);
      return missing();
    }
    return new Response(answer.body, { status: answer.status, headers: headersOf(answer) });
  } catch (error) {
    log.warn({ path: pathname, reason: String(error) }, 'picture not reached');
    return new Response(null, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
}

const isPicture = ({ status, headers }: Response): boolean =>
  status === 304 || status === 416 || /^(image|video)\//.test(headers.get('content-type') ?? '');

function headersOf(answer: Response): Headers {
  const headers = new Headers({
    'cache-control': answer.headers.get('cache-control') ?? forever,
    // An SVG opened by itself is a document, with scripts if it likes.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  const isWhole = !answer.headers.has('content-encoding');
  for (const name of isWhole ? [...answered, 'content-length'] : answered) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

const missing = (): Response =>
  new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=10' } });
