import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { VisitorStore } from '../store/visitor-store';
import { deskFile, type DeskQuestion, type DumpQuestion } from './desk-client';

type Options = {
  visitors: Pick<
    VisitorStore,
    'messagesSince' | 'allSubscribers' | 'clickOutCounts' | 'forgetEmail'
  >;
  /** Writes the database to files and returns where they are. */
  dump: () => Promise<unknown>;
  dataDir: string;
  log: Pick<Logger, 'error'>;
};

const maxQuestionBytes = 4096;

/**
 * The operator's desk: while the API owns the embedded database, `npm run messages` and its like
 * ask here. It listens on this machine only, and its address and token stand in a file of the data
 * folder that only its owner may read. Returns the way to close it.
 */
export async function openDesk({ visitors, dump, dataDir, log }: Options): Promise<() => void> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    void (async () => {
      if (!isAllowed(request, token)) return response.writeHead(404).end();
      const question = JSON.parse(await textOf(request)) as DeskQuestion | DumpQuestion;
      const answer = await (question.about === 'dump' ? dump() : answerTo(question, visitors));
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    })().catch((error: unknown) => {
      log.error({ err: error }, "operator's question failed");
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(0, '127.0.0.1', done),
  );
  const { port } = server.address() as AddressInfo;
  const file = join(dataDir, deskFile);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ url: `http://127.0.0.1:${port}/`, token }), { mode: 0o600 });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** What the desk answers; the command asks the store the same when it owns the database itself. */
export function answerTo(question: DeskQuestion, visitors: Options['visitors']): Promise<unknown> {
  switch (question.about) {
    case 'messages':
      return visitors.messagesSince(question.since);
    case 'subscribers':
      return visitors.allSubscribers();
    case 'clickouts':
      return visitors.clickOutCounts(question.since);
    case 'forget':
      return visitors.forgetEmail(question.email);
  }
}

function isAllowed({ method, headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return method === 'POST' && given.length === expected.length && timingSafeEqual(given, expected);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > maxQuestionBytes) throw new Error('question too long');
  }
  return text;
}
