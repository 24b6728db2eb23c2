import type { FastifyRequest } from 'fastify';
import { tooMany } from '@/api/errors';
import type { Limit } from '@/lib/http/limits';

/** Returns a hook that applies a rate limit by client address; responds 429 with `retry-after`. */
export const limitBy =
  (limit: Limit, addressOf: (request: FastifyRequest) => string) =>
  async (request: FastifyRequest): Promise<void> => {
    const retryAfter = await limit(addressOf(request));
    if (retryAfter !== null) throw tooMany(retryAfter);
  };
