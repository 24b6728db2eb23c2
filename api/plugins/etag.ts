import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '@/lib/http/if-none-match';

/** Weak, since a proxy may compress the response. */
export const etagOf = (body: string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Responds 304 when `If-None-Match` names the current response. */
export function registerEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
    if (reply.statusCode !== 200) return payload;
    if (!reply.hasHeader('etag')) {
      if (typeof payload !== 'string') return payload;
      reply.header('etag', etagOf(payload));
    }
    const ifNoneMatch = request.headers['if-none-match'];
    const etag = String(reply.getHeader('etag'));
    if (!ifNoneMatch || !(ifNoneMatch.trim() === '*' || matchesEtag(ifNoneMatch, etag)))
      return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
