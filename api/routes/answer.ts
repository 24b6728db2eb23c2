import type { FastifyReply } from 'fastify';
import { etagOf } from '../plugins/etag';

/** A finished answer: its JSON and the tag of it. */
export type Answer = { body: string; etag: string };

export function toAnswer(value: unknown): Answer {
  const body = JSON.stringify(value);
  return { body, etag: etagOf(body) };
}

/** How long a cache may keep an answer without asking again. */
export const freshFor = {
  live: 'public, max-age=1, stale-while-revalidate=5',
  history: 'public, max-age=15, stale-while-revalidate=60',
  content: 'public, max-age=60, stale-while-revalidate=300',
} as const;

/**
 * Sends a finished answer. It passes the response schema by, which would leave out keys that the
 * contract does not name; tests hold the answers to the contract.
 */
export const sendAnswer = (
  reply: FastifyReply,
  { body, etag }: Answer,
  fresh: keyof typeof freshFor,
): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', freshFor[fresh])
    .header('etag', etag)
    .send(body);
