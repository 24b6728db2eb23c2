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

export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
}
