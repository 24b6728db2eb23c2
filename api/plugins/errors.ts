import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, toErrorResponse } from '@/api/errors';

/** Every 4xx and 5xx has the body `{detail}`; unexpected errors are logged. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(respondError);
  app.setNotFoundHandler((request, reply) =>
    respondError(new ApiError('notFound'), request, reply),
  );
}

/** Also called for URLs that match no route: a part that is too long or cannot be decoded. */
export function respondError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = toErrorResponse(error);
  if (error instanceof ApiError && error.retryAfterSeconds !== null)
    reply.header('retry-after', error.retryAfterSeconds);
  if (status >= 500 && !(error instanceof ApiError))
    request.log.error({ err: error }, 'request failed');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
