import type { FastifyInstance } from 'fastify';
import { ApiError, answerOf } from '../errors';

/** Every 4xx and 5xx leaves as `{detail}`; what we did not mean stands in the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, detail } = answerOf(error);
    if (status >= 500 && !(error instanceof ApiError))
      request.log.error({ err: error }, 'request failed');
    return reply.code(status).header('cache-control', 'no-store').send({ detail });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' }),
  );
}
