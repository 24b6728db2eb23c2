import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStore } from '@/api/store/store';
import { clickOuts, contactMessages } from '@/api/store/visitor-tables';
import { hasNginx } from '@/tests/fixtures/servers/start-nginx';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { scorerToken } from '@/tests/instances/api-group';
import { startCluster } from '@/tests/instances/cluster';
import { openCrowd } from '@/tests/instances/crowd';
import type { Heal } from '@/tests/instances/faults';
import { startFormWriter } from '@/tests/instances/form-writer';
import { startPageVisitors } from '@/tests/instances/page-visitors';
import { hasPostgresPrograms } from '@/tests/instances/postgres-server';
import { startPusher } from '@/tests/instances/pusher';
import { openReader } from '@/tests/instances/reader';
import { hasRedis } from '@/tests/instances/redis-server';
import { finish, print } from './report';

/*
 * Two sites and two APIs on a separate Postgres, Redis and nginx, with visitors on all pages while
 * a match changes and forms are sent. Each part fails in each way, one after the other; a line for
 * each reports the effect on visitors. `instances=5000`: with this many light clients beside the 20
 * complete ones, and a change a second; `old` runs the API of the commit before beside this one:
 * `instances=200=old`. A third value names the faults to try: `instances=200=new=site`.
 */
const [count = '200', mode = 'new', only = ''] = process.argv.slice(2);
if (!hasRedis() || !hasNginx() || !hasPostgresPrograms()) {
  print('not run: install redis-server, postgresql and nginx');
  process.exit(1);
}
if (!existsSync('dist/server/main.js')) {
  print('not run: npm run build');
  process.exit(1);
}

// The end of connections is what is tested.
Object.assign(console, { warn: () => undefined });

const clients = Number(count);
/** A change reaches every client, so that thousands of clients are sent fewer changes. */
const everyMs = clients > 1000 ? 1000 : 50;
const problems: string[] = [];
const cluster = await startCluster({ olderApi: mode === 'old' ? previousCommit() : null });
const store = createStore(cluster.database);
const token = await scorerToken(cluster.database);
const pusher = await startPusher({ urls: cluster.apiUrls, token, everyMs });
const forms = startFormWriter({ urls: cluster.apiUrls, eventId: pusher.eventId, visitors: 6 });
const readers = await Promise.all(
  Array.from({ length: 20 }, (_, index) =>
    openReader({
      origin: () => cluster.url,
      matchId: index % 3 === 0 ? null : pusher.eventId,
      address: `10.1.0.${index}`,
    }),
  ),
);
const group = `event_${pusher.eventId}`;
const crowd = await openCrowd(clients, {
  origin: cluster.url,
  groups: ['event', group, group, group],
});
const pages = startPageVisitors({
  url: cluster.url,
  paths: ['/', '/search?q=india', '/api/events/', '/news', `/api/events/${pusher.eventId}`],
  visitors: 10,
});
await waitUntil(() => readers.every(reader => reader.isOpen() && reader.frames() > 0));
const inTransitMs = 50;

print(
  'part: fault                clients cut  snapshots  pages failed  slowest page s  s to recover  gaps  duplicates  lost writes',
);
for (const [name, harm, forMs] of cluster.faults())
  if (name.includes(only)) await run(name, harm, forMs);

await pusher.stop();
await forms.stop();
await pages.stop();
await sleep(3000);
const stored = await store.currentEvents();
readers.forEach((reader, index) =>
  problems.push(...reader.differences(stored).map(text => `at the end reader ${index}: ${text}`)),
);
const rows = [
  ...(await cluster.database.sql.select({ key: contactMessages.key }).from(contactMessages)),
  ...(await cluster.database.sql.select({ key: clickOuts.key }).from(clickOuts)),
].map(({ key }) => key);
const known = new Set(rows);
const lostForms = forms.accepted().filter(key => !known.has(key));
const { frames } = await crowd.state();
print(
  `${pusher.accepted()} changes and ${forms.accepted().length} forms and click-outs accepted; of the forms ${lostForms.length} lost, ${rows.length - known.size} stored twice; ${pages.counts().pages} pages, ${pages.counts().failures.length} failed; ${readers.reduce((sum, one) => sum + one.frames(), frames)} frames checked`,
);
problems.push(...lostForms.map(key => `lost: ${key}`));
[...readers, crowd].forEach(reader => reader.close());
await cluster.stop();
finish(problems);

/** Visitors have received changes and pages, and a change was accepted, since a time in unix ms. */
async function isWellSince(at: number): Promise<boolean> {
  const since = at - performance.timeOrigin;
  return (
    readers.every(reader => reader.isOpen() && reader.lastSeenAt() > since) &&
    pusher.acceptedAt() > since &&
    pages.answeredAt() > at &&
    (await crowd.hasReceivedSince(at))
  );
}

async function run(name: string, harm: () => Promise<Heal>, forMs: number): Promise<void> {
  const before = await counts();
  pages.takeSlowest();
  const startedAt = Date.now();
  const heal = await harm();
  // Responses in flight when the part failed do not show a recovery.
  const harmedAt = Date.now() + inTransitMs;
  const recovery = waitUntil(() => isWellSince(harmedAt)).then(
    () => (Date.now() - startedAt) / 1000,
    () => NaN,
  );
  await sleep(forMs);
  await heal();
  const seconds = await recovery;
  const healedAt = Date.now();
  await waitUntil(() => isWellSince(healedAt)).catch(() =>
    problems.push(`${name}: not recovered within a minute`),
  );
  const after = await counts();
  const found = added(before.problems, after.problems);
  const gaps = found.filter(text => text.includes('gap')).length;
  problems.push(...found.slice(0, 5).map(text => `${name}: ${text}`));
  const failures = added(before.failures, after.failures);
  const accepted = pusher.accepted();
  const lost = Math.max(0, accepted - (await storedComments()));
  if (lost > 0) problems.push(`${name}: ${lost} accepted changes are not stored`);
  print(
    [
      name.padEnd(26),
      String(after.cuts.filter((cuts, index) => cuts > (before.cuts[index] ?? 0)).length).padStart(
        11,
      ),
      String(after.lost - before.lost).padStart(10),
      String(failures.length).padStart(13),
      (pages.takeSlowest() / 1000).toFixed(1).padStart(15),
      seconds.toFixed(1).padStart(13),
      String(gaps).padStart(5),
      String(found.length - gaps).padStart(11),
      String(lost).padStart(12),
    ].join(' '),
  );
  for (const failure of new Set(failures)) print(`  ${failure}`);
}

async function counts() {
  const crowded = await crowd.state();
  return {
    cuts: crowded.cuts,
    lost: readers.reduce((sum, one) => sum + one.lost(), crowded.lost),
    problems: [...readers.flatMap(reader => reader.problems()), ...crowded.problems],
    failures: [...pages.counts().failures],
  };
}

/** The entries that a list has gained. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter(text => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

async function storedComments(): Promise<number> {
  const [innings] = await store.allCommentary(pusher.eventId);
  return innings?.items.length ?? 0;
}

/** The commit before this one, with the same packages. */
function previousCommit(): string {
  const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-before-'));
  const git = spawnSync('sh', ['-c', `git archive HEAD~1 | tar -x -C ${folder}`]);
  if (git.status !== 0) throw new Error('The commit before this one is not known here.');
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
