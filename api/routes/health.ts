import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ApiError, errorResponses } from '@/api/errors';
import type { Store } from '@/api/store/store';

type Deps = {
  store: Pick<Store, 'ping'>;
  isFeedRunning: () => boolean;
  silentSources: () => string[];
};

const Health = z.object({ status: z.literal('ok') });
/** Degraded: it serves, while a source of matches is silent. */
const Readiness = z.object({
  status: z.enum(['ok', 'degraded']),
  silent_sources: z.array(z.string()).optional(),
});
const uncached = { 'cache-control': 'no-store' };

/**
 * GET /healthz: the process responds. GET /readyz: the database responds too, and the feed runs.
 */
export const healthRoutes =
  ({ store, isFeedRunning, silentSources }: Deps): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/healthz',
      { schema: { summary: 'Alive', response: { 200: Health } } },
      async (_request, reply) => reply.headers(uncached).send({ status: 'ok' as const }),
    );
    app.get(
      '/readyz',
      {
        schema: {
          summary: 'Ready to serve',
          response: { 200: Readiness, ...errorResponses('unavailable') },
        },
      },
      async (request, reply) => {
        if (!isFeedRunning()) throw new ApiError('unavailable', 'The feed is not running.');
        await store.ping().catch((error: unknown) => {
          request.log.error({ err: error }, 'database does not answer');
          throw new ApiError('unavailable', 'The database does not answer.');
        });
        const silent = silentSources();
        return reply
          .headers(uncached)
          .send(
            silent.length > 0
              ? { status: 'degraded' as const, silent_sources: silent }
              : { status: 'ok' as const },
          );
      },
    );
  };
