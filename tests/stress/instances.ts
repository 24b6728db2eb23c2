import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeToken } from '@/api/feeds/push/feed-tokens';
import { openDatabase } from '@/api/store/database';
import { createFeedStore } from '@/api/store/feeds/feed-store';
import { createStore } from '@/api/store/store';
import { clickOuts, contactMessages } from '@/api/store/visitor-tables';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { hasNginx, startDeployedNginx } from '@/tests/fixtures/servers/start-nginx';
import { startTcpProxy } from '@/tests/fixtures/servers/tcp-host';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { leaderOf, startInstance, type ApiInstance } from '@/tests/instances/api-instances';
import { createFaults, type Heal } from '@/tests/instances/faults';
import { startFormWriter } from '@/tests/instances/form-writer';
import { openLightReader } from '@/tests/instances/light-reader';
import { hasPostgresPrograms, startPostgres } from '@/tests/instances/postgres-server';
import { startPusher } from '@/tests/instances/pusher';
import { openReader } from '@/tests/instances/reader';
import { hasRedis, startRedis } from '@/tests/instances/redis-server';
import { finish, print } from './report';

/*
 * Two APIs on a Postgres, a Redis and an nginx of their own, with visitors on all pages while a match
 * changes and forms are sent. Each part fails in each way, one after the other; a line for each says what
 * visitors had of it. `instances=5000`: with so many light clients beside the 20 complete ones; `old`
 * runs the commit before beside this one: `instances=200=old`.
 */
const [count = '200', mode = ''] = process.argv.slice(2);
if (!hasRedis() || !hasNginx() || !hasPostgresPrograms()) {
  print('not run: install redis-server, postgresql and nginx');
  process.exit(1);
}

// Connections that end are what is tested.
Object.assign(console, { warn: () => undefined });

const problems: string[] = [];
const postgres = await startPostgres();
const redis = await startRedis();
const redisPorts = [await freePort(), await freePort()];
const redisTarget = { host: '127.0.0.1', port: redis.port };
const proxies = await Promise.all(redisPorts.map(port => startTcpProxy(port, redisTarget)));
const settingsOf = (index: number) => ({
  DATABASE_URL: postgres.url,
  REDIS_URL: `redis://127.0.0.1:${redisPorts[index]}`,
  TRUSTED_PROXIES: '127.0.0.0/8',
  SOCKETS_PER_NETWORK: '100000',
  FORM_LIMIT: '1000000',
  CLICK_OUT_LIMIT: '1000000',
  PUSH_LIMIT: '1000000',
  NODE_OPTIONS: `--import ${join(process.cwd(), 'tests/instances/jumping-clock.mjs')}`,
});
const oldFolder = mode === 'old' ? previousCommit() : null;
const first = await startInstance(settingsOf(0), oldFolder ? { folder: oldFolder } : {});
const instances: ApiInstance[] = [first, await startInstance(settingsOf(1))];
const nginx = await startDeployedNginx({
  siteUrl: 'http://127.0.0.1:9',
  apiUrl: instances[0]?.url ?? '',
  otherApiUrls: [instances[1]?.url ?? ''],
});
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: null });
const store = createStore(database);
const { token } = await makeToken(
  createFeedStore(database),
  { source: 'scorer', parts: ['odds', 'scores'], bookmakers: null, maxSilence: 6000 },
  Math.floor(Date.now() / 1000),
);
await leaderOf(instances);
const apiUrls = () => instances.map(({ url }) => url);
const pusher = await startPusher({ urls: apiUrls, token, everyMs: 50 });
const forms = startFormWriter({ urls: apiUrls, eventId: pusher.eventId, visitors: 6 });
const readers = await Promise.all(
  Array.from({ length: 20 }, (_, index) => {
    let attempt = index;
    return openReader({
      // Snapshots come from the site in production, which is not part of this test.
      origin: () => apiUrls()[attempt++ % 2] ?? '',
      matchId: index % 3 === 0 ? null : pusher.eventId,
      address: `10.1.0.${index}`,
    });
  }),
);
const light = Array.from({ length: Number(count) }, (_, index) =>
  openLightReader({
    origin: () => nginx.url,
    group: index % 4 === 0 ? 'event' : `event_${pusher.eventId}`,
    address: `10.2.${index >> 8}.${index & 255}`,
  }),
);
const all = [...readers, ...light];
await waitUntil(() => all.every(reader => reader.isOpen() && reader.frames() > 0));
const inTransitMs = 50;
const faults = createFaults({
  ...{ instances, redis, postgres, nginx },
  redisProxy: {
    cut: index => proxies[index]?.close(),
    join: async index => {
      proxies[index] = await startTcpProxy(redisPorts[index] ?? 0, redisTarget);
    },
  },
});

print(
  'part: fault                clients cut  snapshots  s to recover  gaps  duplicates  lost writes',
);
for (const [name, harm, forMs] of faults) await run(name, harm, forMs);

await pusher.stop();
await forms.stop();
await sleep(3000);
const stored = await store.currentEvents();
readers.forEach((reader, index) =>
  problems.push(...reader.differences(stored).map(text => `at the end reader ${index}: ${text}`)),
);
const rows = [
  ...(await database.sql.select({ key: contactMessages.key }).from(contactMessages)),
  ...(await database.sql.select({ key: clickOuts.key }).from(clickOuts)),
].map(({ key }) => key);
const lostForms = forms.accepted().filter(key => !rows.includes(key));
const twice = rows.length - new Set(rows).size;
print(
  `${pusher.accepted()} changes and ${forms.accepted().length} forms and click-outs accepted; of the forms ${lostForms.length} lost, ${twice} stored twice; ${all.reduce((sum, one) => sum + one.frames(), 0)} frames checked`,
);
problems.push(...lostForms.map(key => `lost: ${key}`));
all.forEach(reader => reader.close());
instances.forEach(instance => instance.kill('SIGKILL'));
await nginx.stop();
await database.close();
await redis.stop();
postgres.stop();
finish(problems);

async function run(name: string, harm: () => Promise<Heal>, forMs: number): Promise<void> {
  const counts = () => ({
    cuts: light.map(one => one.cuts()),
    lost: all.reduce((sum, one) => sum + one.lost(), 0),
    problems: all.map(one => one.problems().length),
  });
  const before = counts();
  const startedAt = performance.now();
  const isWellSince = (at: number) => () =>
    all.every(reader => reader.isOpen() && reader.heardAt() > at) && pusher.acceptedAt() > at;
  const heal = await harm();
  // What was on its way when the part failed is no sign of recovery.
  const recovery = waitUntil(isWellSince(performance.now() + inTransitMs)).then(
    () => (performance.now() - startedAt) / 1000,
    () => NaN,
  );
  await sleep(forMs);
  await heal();
  const seconds = await recovery;
  await waitUntil(isWellSince(performance.now())).catch(() =>
    problems.push(`${name}: not recovered within a minute`),
  );
  const after = counts();
  const found = all.flatMap((one, index) => one.problems().slice(before.problems[index]));
  const gaps = found.filter(text => text.includes('gap')).length;
  problems.push(...found.slice(0, 5).map(text => `${name}: ${text}`));
  const accepted = pusher.accepted();
  const comments = await storedComments();
  const lost = Math.max(0, accepted - comments);
  if (lost > 0) problems.push(`${name}: ${lost} accepted changes are not stored`);
  print(
    [
      name.padEnd(26),
      String(after.cuts.filter((cuts, at) => cuts > (before.cuts[at] ?? 0)).length).padStart(11),
      String(after.lost - before.lost).padStart(10),
      seconds.toFixed(1).padStart(13),
      String(gaps).padStart(5),
      String(found.length - gaps).padStart(11),
      String(lost).padStart(12),
    ].join(' '),
  );
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
