import type { FastifyInstance } from 'fastify';
import { makeToken, type NewToken } from '@/api/feeds/push/feed-tokens';
import type { AppDeps } from '@/api/app';
import type { Database } from '@/api/store/database';
import { emptyTables } from '@/tests/api/store/databases';
import { contextForEach } from '@/tests/api/context-for-each';
import { buildTestApp, createTestContext } from '@/tests/api/test-context';

const scope: NewToken = {
  source: 'scorer',
  parts: ['odds', 'scores'],
  bookmakers: null,
  maxSilence: 60,
};

/** The API with an empty database, and a token of the source 'scorer'. */
export async function startPushApi(database: Database, changes: Partial<AppDeps> = {}) {
  await emptyTables(database);
  return continuePushApi(database, changes);
}

export type PushApi = Awaited<ReturnType<typeof startPushApi>>;

/** The APIs that the current test has started. */
const started = new Set<FastifyInstance>();

/** A new API for each test; what the test starts beside it is closed too. */
export function pushApiForEach(open: () => Promise<Database>, set: (api: PushApi) => void): void {
  const close = async () => {
    await Promise.all([...started].map(app => app.close()));
    started.clear();
  };
  contextForEach({ open, create: database => startPushApi(database), close, set });
}

/** The same after a restart. */
export async function continuePushApi(
  database: Database,
  changes: Partial<AppDeps> = {},
  settings: Record<string, string> = {},
) {
  const context = await createTestContext(database, settings);
  const app: FastifyInstance = await buildTestApp(context, changes);
  started.add(app);
  const seconds = () => Math.floor(context.now() / 1000);
  const tokenFor = async (of: Partial<NewToken> = {}) =>
    (await makeToken(context.feedStore, { ...scope, ...of }, seconds())).token;
  const ownToken = await tokenFor();

  async function call(
    method: 'PUT' | 'POST' | 'GET',
    url: string,
    body?: object | string,
    token = ownToken,
  ) {
    const answer = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, text: answer.body, headers: answer.headers };
  }

  async function put(body: object, path = 'scorer/events/7', token = ownToken) {
    const { status, text } = await call('PUT', `/api/feeds/${path}`, body, token);
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  }

  /** The event of a push's response, as the API serves it. */
  async function eventOf(answer: { body: Record<string, unknown> }) {
    const { body } = await app.inject(`/api/events/${String(answer.body['event'])}`);
    return JSON.parse(body) as Record<string, unknown>;
  }

  return { database, context, app, seconds, tokenFor, call, put, eventOf };
}
