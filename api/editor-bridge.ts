import { rmSync } from 'node:fs';
import type { AdminQuery } from '@/lib/contract/admin/admin-answers';
import { queryDatabase } from './admin/query-database';
import { storyCacheFile } from './content/watch/story-cache';
import { readSettings } from './env';
import { createContentChecker } from './editor/content-checker';
import { watchFolder } from './content/watch/folder-watcher';
import { overlayFolder } from './editor/overlay-folder';
import { projectPath } from './project-path';
import { csv } from './visitors/admin-output';

/*
 * The part of the API that the editor runs as its child process: it checks changes of content with
 * the API's own loader, reports files that have changed, and runs the operator's queries. The editor contains neither code of the
 * API nor its packages.
 */
export type BridgeRequest = { id: number } & (
  | { kind: 'check'; changes: [string, string | Uint8Array | null][] }
  | { kind: 'problems' }
  | { kind: 'csv'; head: string[]; rows: string[][] }
  | { kind: 'admin'; question: AdminQuery }
);
export type BridgeResponse = { id: number; result: unknown } | { id: number; error: string };
/** The content files that may have changed; null for any of them. Sent unasked. */
export type BridgeReport = { changed: string[] | null };

const settings = readSettings();
const dataDir = projectPath(settings.DATA_DIR);
const overlay = overlayFolder(dataDir);
const folder = projectPath(settings.CONTENT_DIR);
const checker = createContentChecker({
  folder,
  overlay,
  storyCacheFile: storyCacheFile(dataDir),
  siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
  siteName: settings.SITE_NAME,
  isDemo: settings.FEED === 'demo',
  bookmakerHosts: settings.BOOKMAKER_HOSTS,
});

process.umask(0o077);
// One check at a time: each parses the complete content.
let last: Promise<unknown> = Promise.resolve();

process.on('message', (request: BridgeRequest) => {
  const answer = last.then(() => answerTo(request));
  last = answer.catch(() => undefined);
  void answer.then(
    result => send({ id: request.id, result }),
    (error: unknown) =>
      send({ id: request.id, error: error instanceof Error ? error.message : String(error) }),
  );
});
for (const event of ['disconnect', 'SIGTERM'])
  process.on(event, () => {
    rmSync(overlay, { recursive: true, force: true });
    process.exit(0);
  });

const send = (message: BridgeResponse | BridgeReport) => process.send?.(message);

watchFolder(folder, {
  log: {
    warn: (_: unknown, message?: string) => {
      process.stderr.write(`${message}\n`);
    },
  },
  onMaybeChanged: files => send({ changed: files && [...files] }),
});

function answerTo(request: BridgeRequest): Promise<unknown> {
  switch (request.kind) {
    case 'check':
      return checker.problemsOf(new Map(request.changes));
    case 'problems':
      return checker.read(new Map()).then(({ problems }) => problems);
    case 'csv':
      return Promise.resolve(csv(request.head, request.rows));
    case 'admin':
      return queryDatabase(request.question);
  }
}
