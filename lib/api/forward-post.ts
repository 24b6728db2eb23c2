import type * as z from 'zod/mini';
import type { RateLimit } from '../domain/rate-limit';
import { siteEnv } from '../env';
import { log } from '../log';
import { bodyText } from './body-text';
import { refuse, refuseForeign, refuseTooMany, visitorAddress } from './gate';

type Options<S extends z.ZodMiniType> = { path: string; schema: S; limit: RateLimit };

const maxBytes = 32 * 1024;
/** The API may be waiting for the captcha's provider. */
const timeLimitMs = 8000;
const passedOn = new Set([400, 404, 409, 413, 429]);

/**
 * A post of one of our pages, checked and passed on to the API host with the visitor's address.
 * What the host says to a caller comes back; what failed on its side is ours to say.
 */
export async function forwardPost<S extends z.ZodMiniType>(
  request: Request,
  { path, schema, limit }: Options<S>,
): Promise<Response> {
  const refusal = refuseTooMany(limit, request) ?? refuseForeign(request);
  if (refusal) return refusal;
  const text = await bodyText(request, maxBytes);
  if (text === null) return refuse(413, 'Too long.');
  const body = schema.safeParse(jsonOf(text));
  if (!body.success) return refuse(400, 'Not what this form sends.');
  return sendPost(path, body.data, request);
}

/** Passes a body on as it is, for whoever has checked it already. */
export async function sendPost(path: string, body: unknown, request: Request): Promise<Response> {
  try {
    const answer = await fetch(siteEnv().API_URL + path, {
      method: 'POST',
      cache: 'no-store',
      headers: {
        'content-type': 'application/json',
        'user-agent': request.headers.get('user-agent') ?? '',
        'x-forwarded-for': visitorAddress(request),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return await toOwnAnswer(answer);
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'Bad response status');
    return refuse(503, 'Server error! Please, try again later', { 'retry-after': '5' });
  }
}

async function toOwnAnswer(answer: Response): Promise<Response> {
  if (!answer.ok && !passedOn.has(answer.status)) throw new Error(`status ${answer.status}`);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const retryAfter = answer.headers.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  const text = answer.status === 204 ? '' : await answer.text();
  if (text === '') return new Response(null, { status: answer.status, headers });
  return Response.json(JSON.parse(text), { status: answer.status, headers });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
