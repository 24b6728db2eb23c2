import * as z from 'zod';
import type { Limit } from '@/lib/http/limits';
import { requestIdHeaders } from '@/lib/http/request-id';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { readBody } from './read-body';
import {
  errorResponse,
  rejectCrossOrigin,
  rateLimitError,
  clientAddressOf,
} from './request-guards';

type Options<S extends z.core.$ZodType> = {
  path: string;
  schema: S;
  limit: Limit;
  /** A response to a request that is not one of our own; by default also one without our token. */
  guard?: (request: Request) => Response | null;
  /** A response to a body that is not forwarded. */
  refuse?: (body: z.output<S>) => Response | null;
};

const maxBytes = 32 * 1024;
/** The API may be waiting for the captcha's provider. */
const timeLimitMs = 8000;
const forwardedStatuses = new Set([400, 404, 409, 413, 429]);

/**
 * Checks a POST of one of our pages and forwards it to the API host with the visitor's address. The
 * host's responses for the client are returned; its failures become our own 503.
 */
export async function proxyForm<S extends z.core.$ZodType>(
  request: Request,
  { path, schema, limit, guard = rejectCrossOrigin, refuse }: Options<S>,
): Promise<Response> {
  const refusal = (await rateLimitError(limit, request)) ?? guard(request);
  if (refusal) return refusal;
  const text = await readBody(request, maxBytes);
  if (text === null) return errorResponse(413, 'Too long.');
  const body = z.safeParse(schema, jsonOf(text));
  if (!body.success) return errorResponse(400, 'Not what this form sends.');
  return refuse?.(body.data) ?? postToApi(path, body.data, request);
}

/** Forwards a body unchanged; the caller has checked it. */
export async function postToApi(path: string, body: unknown, request: Request): Promise<Response> {
  try {
    const response = await fetch(siteEnv().API_URL + path, {
      method: 'POST',
      cache: 'no-store',
      headers: {
        'content-type': 'application/json',
        'user-agent': request.headers.get('user-agent') ?? '',
        'x-forwarded-for': clientAddressOf(request),
        ...requestIdHeaders(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return await toClientResponse(response);
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'Bad response status');
    return errorResponse(503, 'Server error! Please, try again later', { 'retry-after': '5' });
  }
}

async function toClientResponse(response: Response): Promise<Response> {
  if (!response.ok && !forwardedStatuses.has(response.status))
    throw new Error(`status ${response.status}`);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  const text = response.status === 204 ? '' : await response.text();
  if (text === '') return new Response(null, { status: response.status, headers });
  return Response.json(JSON.parse(text), { status: response.status, headers });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
