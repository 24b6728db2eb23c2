import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Uses the caller's id when it is short and plain; any other could forge log lines. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const receivedId = request.headers['x-request-id'];
  return typeof receivedId === 'string' && /^[\w.:-]{1,100}$/.test(receivedId)
    ? receivedId
    : randomUUID();
}

/** Also logs each response at the level debug, by its route: a path or a query may hold a secret. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    log.debug({ method, route: routeOptions.url, status: statusCode, ms }, 'responded');
  });
}
