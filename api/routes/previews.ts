import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginAsyncZod,
} from 'fastify-type-provider-zod';
import * as z from 'zod';
import { CreatedPreview, Preview, PreviewDraft, PreviewRefusal } from '@/lib/contract/preview';
import type { Limit } from '@/lib/http/limits';
import { fixedContent, type ContentSource } from '@/api/content/content-source';
import type { Content } from '@/api/content/content';
import type { ValidationError } from '@/api/content/validation-errors';
import { ApiError, errorResponses, notFound } from '@/api/errors';
import { registerErrors } from '@/api/plugins/errors';
import { limitBy } from '@/api/plugins/rate-limit';
import type { Previews } from '@/api/previews/previews';

type Deps = {
  previews: Previews;
  /** The secret that the editor shares. */
  token: string;
  /** Registers the routes of content, which respond from `content`. */
  contentRoutes: (app: FastifyInstance, content: ContentSource) => Promise<void>;
  addressOf: (request: FastifyRequest) => string;
  /** Requests with an invalid token, by address. */
  guessLimit: Limit;
  /** Drafts of all users of an editor, by its address. */
  draftLimit: Limit;
};

const uncached = { 'cache-control': 'no-store' };
const maxBytes = 4_000_000;
const Id = z.object({ id: z.string().regex(/^[\w-]{32}$/) });

/**
 * POST /api/previews/ keeps a draft of the editor for some minutes; GET /api/previews/{id}/… responds as
 * GET /api/… would if it were published. The id is the only credential.
 */
export const previewRoutes =
  ({
    previews,
    token,
    contentRoutes,
    addressOf,
    guessLimit,
    draftLimit,
  }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const apps = new WeakMap<Content, Promise<FastifyInstance>>();
    app.addHook('onRequest', async (_request, reply) => void reply.headers(uncached));

    function appOf(content: Content): Promise<FastifyInstance> {
      const existing = apps.get(content);
      if (existing) return existing;
      const created = createContentApp(routes => contentRoutes(routes, fixedContent(content)));
      apps.set(content, created);
      return created;
    }

    async function previewOf(id: string) {
      const preview = await previews.get(id);
      if (!preview) throw notFound('Preview');
      return preview;
    }

    app.post(
      '/api/previews/',
      {
        bodyLimit: maxBytes,
        onRequest: async request => {
          const isEditor = isAuthorised(request.headers.authorization, token);
          await limitBy(isEditor ? draftLimit : guessLimit, addressOf)(request);
          if (!isEditor) throw new ApiError('unauthorized');
        },
        schema: {
          summary: 'Keeps a draft of a content file, to be shown by the site for 15 minutes',
          security: [{ bearer: [] }],
          body: PreviewDraft,
          response: {
            201: CreatedPreview,
            ...errorResponses('invalid', 'unauthorized', 'tooMany'),
            422: PreviewRefusal,
          },
        },
      },
      async ({ body }, reply) => {
        const created = await previews.create(body);
        if ('problems' in created) {
          const problems = created.problems.map(toWire);
          throw new ApiError('unprocessable', undefined, { problems });
        }
        const { id, path, expiresAt } = created;
        const warnings = created.warnings.map(toWire);
        return reply.status(201).send({ id, path, expires_at: expiresAt, warnings });
      },
    );
    app.get(
      '/api/previews/:id/',
      {
        schema: {
          summary: 'The page that shows a draft',
          params: Id,
          response: { 200: Preview, ...errorResponses('invalid', 'notFound') },
        },
      },
      async ({ params: { id } }) => {
        const preview = await previews.view(id);
        if (!preview) throw notFound('Preview');
        return { path: preview.path, expires_at: preview.expiresAt };
      },
    );
    app.get(
      '/api/previews/:id/*',
      {
        schema: {
          summary: 'A call of content, such as news/{slug}/, as if the draft were published',
          params: Id.extend({ '*': z.string() }),
        },
      },
      async ({ params: { id, '*': call }, raw }, reply) => {
        const { content } = await previewOf(id);
        const [, query] = (raw.url ?? '').split('?', 2);
        const url = `/api/${call}${query === undefined ? '' : `?${query}`}`;
        const response = await (await appOf(content)).inject({ method: 'GET', url });
        const type = response.headers['content-type'];
        return reply
          .status(response.statusCode)
          .header('content-type', type ?? 'application/json')
          .send(response.rawPayload);
      },
    );
  };

const toWire = ({ file, path, reason }: ValidationError) => ({ file, path, reason });

/** The content's routes alone, never on a port. */
async function createContentApp(
  register: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { maxParamLength: 200 } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  await register(app);
  await app.ready();
  return app;
}

function isAuthorised(authorization: string | undefined, token: string): boolean {
  const provided = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return provided !== undefined && timingSafeEqual(digest(provided), digest(token));
}

// Hash first: `timingSafeEqual` needs equal lengths.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
