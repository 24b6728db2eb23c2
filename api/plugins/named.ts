import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/**
 * Names a group of routes in Fastify's errors and in its tree of plugins. For one without a name
 * Fastify looks through all modules of the process.
 */
export const named = (name: string, routes: FastifyPluginAsyncZod): FastifyPluginAsyncZod =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: name });
