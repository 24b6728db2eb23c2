import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ApiError, errorResponses } from '@/api/errors';
import type { InstanceState } from '@/api/instances/instance-state';
import type { Store } from '@/api/store/store';

type Deps = {
  store: Pick<Store, 'ping'>;
  isFeedRunning: () => boolean;
  silentSources: () => string[];
  /** Null when this is the only instance. */
  instances: { state(): InstanceState } | null;
};

const Health = z.object({ status: z.literal('ok') });
/** Degraded: it serves, while a source of matches is silent or Redis is not reached. */
const Readiness = z.object({
  status: z.enum(['ok', 'degraded']),
  silent_sources: z.array(z.string()).optional(),
  role: z.enum(['leader', 'follower']).optional(),
  term: z.number().optional(),
  is_stream_connected: z.boolean().optional(),
});
const uncached = { 'cache-control': 'no-store' };

/**
 * GET /healthz: the process responds. GET /readyz: the database responds too, and the feed runs, here
 * or in the instance that is the leader.
 */
export const healthRoutes =
  ({ store, isFeedRunning, silentSources, instances }: Deps): FastifyPluginAsyncZod =>
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
        const state = instances?.state();
        const isDegraded = silent.length > 0 || state?.isStreamConnected === false;
        return reply.headers(uncached).send({
          status: isDegraded ? ('degraded' as const) : ('ok' as const),
          ...(silent.length > 0 && { silent_sources: silent }),
          ...(state && {
            role: state.role,
            term: state.term,
            is_stream_connected: state.isStreamConnected,
          }),
        });
      },
    );
  };
