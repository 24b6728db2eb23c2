import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxPushBytes } from '@/lib/contract/push';
import { ApiError } from '@/api/errors';

const forwardedHeader = 'x-off-the-bat-forwarded';
/** Longer than the election of another leader takes; ms. */
const patienceMs = 10_000;
const pauseMs = 200;
const answerMs = 8000;

type Deps = {
  runner: () => object | null;
  /** The URL of the leader, which may be this instance; null before the first election. */
  leaderUrl: () => Promise<string | null>;
  /** Known to all instances. */
  secret: string;
};

export type PushForwarding = {
  /** Whether another instance has forwarded this request, and has counted it. */
  isForwarded(request: FastifyRequest): boolean;
  /** Sends the leader's response, or returns when this instance is the leader itself. */
  forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
};

/**
 * Forwards pushes from an instance that does not run the feeds to the one that does, and waits
 * while another is elected. A push that a dying leader may have stored is sent again: it replaces
 * what the first one stored, so that nothing is stored twice.
 */
export function createPushForwarding(deps: Deps): PushForwarding {
  const proof = createHash('sha256').update(`push:${deps.secret}`).digest('hex');

  async function ask(url: string, request: FastifyRequest, body: Buffer): Promise<Response | null> {
    const { authorization = '', 'content-type': type } = request.headers;
    const response = await fetch(`${url}${request.url}`, {
      method: request.method,
      headers: {
        authorization,
        ...(type && { 'content-type': type }),
        'x-request-id': request.id,
        [forwardedHeader]: proof,
      },
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => null);
    if (response?.status !== 503) return response;
    await response.body?.cancel();
    return null;
  }

  const isForwarded = ({ headers }: FastifyRequest) => headers[forwardedHeader] === proof;

  return {
    isForwarded,
    forward: async (request, reply) => {
      if (deps.runner()) return undefined;
      if (isForwarded(request)) throw new ApiError('unavailable', 'Not the leader any more.');
      if (Number(request.headers['content-length'] ?? 0) > maxPushBytes)
        throw new ApiError('tooLarge');
      const body = await readBody(request.raw);
      if (!body) {
        // The rest of the body is never read.
        reply.header('connection', 'close');
        throw new ApiError('tooLarge');
      }
      const until = performance.now() + patienceMs;
      for (;;) {
        const url = await deps.leaderUrl();
        const response = url ? await ask(url, request, body) : null;
        if (response) {
          const retryAfter = response.headers.get('retry-after');
          if (retryAfter) reply.header('retry-after', retryAfter);
          return reply
            .status(response.status)
            .header('content-type', response.headers.get('content-type') ?? 'application/json')
            .serializer(String)
            .send(await response.text());
        }
        if (performance.now() > until)
          throw new ApiError('unavailable', 'No instance runs the feeds.');
        await sleep(pauseMs);
      }
    },
  };
}

/** Null as soon as a body is too large: one that is sent in chunks has no length. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection is needed for the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > maxPushBytes) return null;
  }
  return Buffer.concat(chunks);
}
