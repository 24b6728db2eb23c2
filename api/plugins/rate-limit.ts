import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '@/lib/http/rate-limit';
import { ApiError } from '@/api/errors';

/** Returns a hook that applies a rate limit by client address; responds 429 with `retry-after`. */
export const limitBy =
  (limit: RateLimit, addressOf: (request: FastifyRequest) => string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const retryAfter = limit(addressOf(request));
    if (retryAfter === null) return;
    reply.header('retry-after', retryAfter);
    throw new ApiError('tooMany');
  };
