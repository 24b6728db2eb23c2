import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@/api/errors';
import type { Limit } from '@/lib/http/limits';

/** Returns a hook that applies a rate limit by client address; responds 429 with `retry-after`. */
export const limitBy =
  (limit: Limit, addressOf: (request: FastifyRequest) => string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const retryAfter = await limit(addressOf(request));
    if (retryAfter === null) return;
    reply.header('retry-after', retryAfter);
    throw new ApiError('tooMany');
  };
