import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The OpenAPI document of all routes at /api/docs, generated from their schemas. */
export async function registerOpenApi(
  app: FastifyInstance,
  { siteName }: { siteName: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${siteName} API`,
        description: 'Matches, odds and content. Live changes come by websocket at /ws/event/.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
