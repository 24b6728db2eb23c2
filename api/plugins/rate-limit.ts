import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '@/lib/domain/rate-limit';
import { ApiError } from '../errors';

/** A hook that lets an address through so often, and then says when to come back. */
export const limitBy =
  (limit: RateLimit, addressOf: (request: FastifyRequest) => string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const retryAfter = limit(addressOf(request));
    if (retryAfter === null) return;
    reply.header('retry-after', retryAfter);
    throw new ApiError(429, 'Too many requests. Please try again in a moment.');
  };
