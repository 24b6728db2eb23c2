import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, answerOf } from '../errors';

/** Every 4xx and 5xx leaves as `{detail}`; what we did not mean stands in the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' }),
  );
}

/** Also for an address that no route can take: too long a part, or not to be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, detail } = answerOf(error);
  if (status >= 500 && !(error instanceof ApiError))
    request.log.error({ err: error }, 'request failed');
  return reply.code(status).header('cache-control', 'no-store').send({ detail });
}
