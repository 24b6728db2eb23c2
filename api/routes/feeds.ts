import type { FastifyBodyParser, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  BatchedPush,
  Heartbeat,
  Push,
  PushParams,
  PushRefusal,
  PushResult,
  SourceParams,
  maxBatchLines,
  maxPushBytes,
} from '@/lib/contract/push';
import { ApiError, errorResponses } from '@/api/errors';
import { countPrices, expectFewPrices } from '@/api/feeds/push/count-prices';
import { mapInSlices } from '@/api/feeds/push/map-in-slices';
import type { PushCosts } from '@/api/feeds/push/push-cost';
import {
  expectSource,
  unprocessable,
  type PushedMatch,
  type PushService,
} from '@/api/feeds/push/push-service';
import type { PushForwarding } from '@/api/plugins/push-forwarding';
import type { Limit } from '@/lib/http/limits';
import { limitBy } from '@/api/plugins/rate-limit';
import type { FeedReport } from '@/api/feeds/feed-report';
import type { FeedToken } from '@/api/store/feeds/feed-store';

type Deps = {
  pushService: PushService;
  feedReport: () => Promise<FeedReport>;
  pushForwarding: PushForwarding | null;
  addressOf: (request: FastifyRequest) => string;
  /** The valid token of an Authorization header; throws 401, or 429. */
  tokenOf: (authorization: string | undefined, address: string) => Promise<FeedToken>;
  /** Pushes of one token. */
  pushLimit: Limit;
  pushCosts: PushCosts;
};

const uncached = { 'cache-control': 'no-store' };
const refusals = {
  ...errorResponses('unauthorized', 'forbidden', 'tooLarge', 'tooMany'),
  422: PushRefusal,
};
const security = [{ bearer: [] }];

/** The endpoints by which other programs push matches, scores and prices. */
export const feedRoutes =
  ({
    pushService,
    pushForwarding,
    feedReport,
    addressOf,
    pushLimit,
    pushCosts,
    ...deps
  }: Deps): FastifyPluginAsyncZod =>
  async app => {
    const tokens = new WeakMap<FastifyRequest, FeedToken>();
    const tokenOf = (request: FastifyRequest): FeedToken => {
      const token = tokens.get(request);
      if (!token) throw new ApiError('unauthorized');
      return token;
    };

    // Before the body is read, so that clients without a token cause no work.
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(uncached);
      const { authorization } = request.headers;
      tokens.set(request, await deps.tokenOf(authorization, addressOf(request)));
      if (!pushForwarding?.isForwarded(request))
        await limitBy(pushLimit, () => `token ${tokenOf(request).id}`)(request);
      return request.method === 'GET' ? undefined : pushForwarding?.forward(request, reply);
    });
    // Counted before it is parsed, since parsing is the first expensive step.
    const charged =
      (parse: FastifyBodyParser<string>): FastifyBodyParser<string> =>
      (request, body, done) =>
        void pushCosts
          .chargeBytes(tokenOf(request).id, Buffer.byteLength(body))
          .then(() => void parse(request, body, done), done);
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      charged(app.getDefaultJsonParser('error', 'error')),
    );
    app.addContentTypeParser(
      'application/x-ndjson',
      { parseAs: 'string' },
      charged((_request, body, done) => done(null, body)),
    );

    app.put(
      '/api/feeds/:source/events/:externalId',
      {
        bodyLimit: maxPushBytes,
        // Validated once, by the handler: Fastify would do it before the number of prices is known.
        validatorCompiler: () => value => ({ value }),
        schema: {
          summary: 'Pushes parts of a match: parts that are present replace',
          security,
          params: PushParams,
          body: Push,
          response: { 200: PushResult, ...refusals },
        },
      },
      async (request, reply) => {
        const { source, externalId } = parsed(PushParams, request.params);
        expectSource(tokenOf(request), source);
        expectFewPrices(request.body);
        const push = parsed(Push, request.body);
        await pushCosts.chargePrices(tokenOf(request).id, countPrices(push));
        const [outcome] = await pushService.put(tokenOf(request), source, [{ externalId, push }]);
        if (!outcome || outcome instanceof ApiError) throw outcome ?? new ApiError('internal');
        return reply.send(outcome);
      },
    );

    app.post(
      '/api/feeds/:source/batch',
      {
        bodyLimit: maxPushBytes,
        attachValidation: true,
        schema: {
          summary: 'Pushes up to 500 matches, one JSON object with external_id in each line',
          description: 'Responds with one line for each, in their order: a result, or its error.',
          security,
          consumes: ['application/x-ndjson'],
          produces: ['application/x-ndjson'],
          params: SourceParams,
          response: refusals,
        },
      },
      async (request, reply) => {
        const { source } = parsed(SourceParams, request.params);
        expectSource(tokenOf(request), source);
        const lines = String(request.body)
          .split('\n')
          .filter(line => line.trim() !== '');
        if (lines.length > maxBatchLines)
          throw new ApiError('tooLarge', `A batch has at most ${maxBatchLines} lines.`);
        const matches = await mapInSlices(lines, toPushedMatch);
        const valid = matches.flatMap(match => (match instanceof ApiError ? [] : [match]));
        const prices = valid.reduce((sum, { push }) => sum + countPrices(push), 0);
        await pushCosts.chargePrices(tokenOf(request).id, prices);
        const outcomes = await pushService.put(tokenOf(request), source, valid);
        const results = matches.map(match =>
          match instanceof ApiError ? match : (outcomes[valid.indexOf(match)] ?? match),
        );
        return reply
          .header('content-type', 'application/x-ndjson')
          .serializer(String)
          .send(results.map(result => `${JSON.stringify(toLine(result))}\n`).join('') as never);
      },
    );

    app.put(
      '/api/feeds/:source/heartbeat',
      {
        attachValidation: true,
        schema: {
          summary: 'Confirms everything that the source has pushed',
          security,
          params: SourceParams,
          body: Heartbeat,
          response: { 200: Heartbeat, ...refusals },
        },
      },
      async (request, reply) => {
        const { source } = parsed(SourceParams, request.params);
        expectSource(tokenOf(request), source);
        const { at } = parsed(Heartbeat, request.body);
        await pushService.heartbeat(tokenOf(request), source, at);
        return reply.send({ at });
      },
    );

    app.get(
      '/api/feeds/',
      {
        schema: {
          summary:
            "The last report of each source, and what is not linked; for an operator's token",
          security,
          response: { 200: z.unknown(), ...errorResponses('unauthorized', 'forbidden') },
        },
      },
      async (request, reply) => {
        if (tokenOf(request).source !== null)
          throw new ApiError('forbidden', "Only an operator's token may read this.");
        return reply.send(await feedReport());
      },
    );
  };

/** Validates what Fastify has only noted, so that the error is 422 with the path. */
function parsed<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw unprocessable(issue?.path.join('.') ?? '', issue?.message ?? 'invalid');
  }
  const text = unstorablePath(result.data);
  if (text !== null) throw unprocessable(text, 'has a character that cannot be stored');
  return result.data;
}

/** The path of a text with NUL or half a surrogate pair, which Postgres refuses; null for none. */
function unstorablePath(value: unknown): string | null {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = unstorablePath(key) ?? unstorablePath(inner);
    if (path !== null) return [key, path].filter(Boolean).join('.');
  }
  return null;
}

function toPushedMatch(line: string): PushedMatch | ApiError {
  try {
    const body: unknown = JSON.parse(line);
    expectFewPrices(body);
    const { external_id: externalId, ...push } = parsed(BatchedPush, body);
    return { externalId, push };
  } catch (error) {
    return error instanceof ApiError ? error : unprocessable('', 'expected a JSON object');
  }
}

const toLine = (result: PushResult | PushedMatch | ApiError): object =>
  result instanceof ApiError
    ? { status: result.status, ...result.toResponse().body }
    : { status: 200, ...result };
