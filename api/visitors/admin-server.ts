import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { VisitorStore } from '@/api/store/visitor-store';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import type { AdminQuery, FeedQuery, VisitorQuery } from '@/lib/contract/admin/admin-answers';
import { adminSocketFile, type CopyQuery, type DatabaseCopy } from './admin-client';

type Options = {
  visitors: Pick<
    VisitorStore,
    'messagesSince' | 'allSubscribers' | 'clickOutCounts' | 'clickOutPages' | 'eraseEmail'
  > &
    Pick<AlertStore, 'forgetDevice'>;
  runFeedQuery: (query: FeedQuery) => Promise<unknown>;
  /** Makes the API derive all figures again; resolves with the number of their matches. */
  rebuildFigures: () => Promise<number>;
  /** Copies the files of the database to a folder, and returns it. */
  copyDatabase: () => Promise<DatabaseCopy>;
  dataDir: string;
  log: Pick<Logger, 'error'>;
};

type Query = AdminQuery | CopyQuery;

const maxQueryBytes = 4096;

/**
 * The server for operator commands while the API owns the embedded database: `npm run messages` and
 * others query it. It listens on this machine only, and its address and token are in a file of the
 * data folder that only its owner can read. Returns the function that closes it.
 */
export async function openAdminServer({
  visitors,
  runFeedQuery,
  rebuildFigures,
  copyDatabase,
  dataDir,
  log,
}: Options): Promise<() => void> {
  const token = randomBytes(32).toString('base64url');
  const run = (query: Query): Promise<unknown> => {
    if (query.about === 'copy') return copyDatabase();
    if (query.about === 'facts rebuild') return rebuildFigures();
    return isAboutFeeds(query) ? runFeedQuery(query) : runVisitorQuery(query, visitors);
  };
  const server = createServer((request, response) => {
    void (async () => {
      if (!isAllowed(request, token)) return response.writeHead(404).end();
      const result = await run(JSON.parse(await textOf(request)) as Query);
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(result));
    })().catch((error: unknown) => {
      log.error({ err: error }, "an operator's query failed");
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(0, '127.0.0.1', done),
  );
  const { port } = server.address() as AddressInfo;
  const file = join(dataDir, adminSocketFile);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ url: `http://127.0.0.1:${port}/`, token }), { mode: 0o600 });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** Runs an operator's query about visitors; the command runs the same when it owns the database itself. */
export function runVisitorQuery(
  query: VisitorQuery,
  visitors: Options['visitors'],
): Promise<unknown> {
  switch (query.about) {
    case 'messages':
      return visitors.messagesSince(query.since);
    case 'subscribers':
      return visitors.allSubscribers();
    case 'clickouts':
      return visitors.clickOutCounts(query.since);
    case 'clickout pages':
      return visitors.clickOutPages(query.since);
    case 'forget':
      return visitors.eraseEmail(query.email);
    case 'forget device':
      return visitors.forgetDevice(query.endpoint);
  }
}

export const isAboutFeeds = (query: AdminQuery): query is FeedQuery =>
  query.about.startsWith('feed');

function isAllowed({ method, headers }: IncomingMessage, token: string): boolean {
  const received = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return (
    method === 'POST' && received.length === expected.length && timingSafeEqual(received, expected)
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > maxQueryBytes) throw new Error('query too long');
  }
  return text;
}
