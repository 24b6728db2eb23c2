import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Weak, since a proxy may compress what it marks. */
export const etagOf = (body: string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Answers 304 where `If-None-Match` names what would be sent anyway. */
export function registerEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
    if (reply.statusCode !== 200) return payload;
    if (!reply.hasHeader('etag')) {
      if (typeof payload !== 'string') return payload;
      reply.header('etag', etagOf(payload));
    }
    const named = request.headers['if-none-match'];
    if (!named || !isNamed(named, String(reply.getHeader('etag')))) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

const isNamed = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some(candidate => opaque(candidate) === opaque(etag));
