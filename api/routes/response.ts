import type { FastifyReply } from 'fastify';
import { etagOf } from '@/api/plugins/etag';

/** A finished response: its JSON and its ETag. */
export type CachedResponse = { body: string; etag: string };

export function toResponse(value: unknown): CachedResponse {
  const body = JSON.stringify(value);
  return { body, etag: etagOf(body) };
}

/** How long a cache may store a response without revalidation. */
export const freshFor = {
  live: 'public, max-age=1, stale-while-revalidate=5',
  history: 'public, max-age=15, stale-while-revalidate=60',
  content: 'public, max-age=60, stale-while-revalidate=300',
} as const;

/**
 * Sends a finished response. It bypasses the response schema, which would drop keys that the
 * contract does not name; tests compare the responses with the contract.
 */
export const sendResponse = (
  reply: FastifyReply,
  { body, etag }: CachedResponse,
  fresh: keyof typeof freshFor,
): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', freshFor[fresh])
    .header('etag', etag)
    .send(body);
