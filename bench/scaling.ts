import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getUnixTime } from 'date-fns/getUnixTime';
import { WebSocket } from 'ws';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/push/pushed-match';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { cpuSeconds, memoryMb } from '@/tests/fixtures/servers/process-stats';
import { startApiBalancer, startDeployedNginx } from '@/tests/fixtures/servers/start-nginx';
import { leaderOf, startInstance } from '@/tests/instances/api-instances';
import { scorerToken } from '@/tests/instances/api-group';
import { generous } from '@/tests/instances/cluster';
import { openCrowd } from '@/tests/instances/crowd';
import { startPostgres } from '@/tests/instances/postgres-server';
import { startRedis } from '@/tests/instances/redis-server';
import { startSiteInstance } from '@/tests/instances/site-instances';
import { openDatabase } from '@/api/store/database';
import { load, median } from './load';

/*
 * `npm run bench:scaling [-- CLIENTS]`: the cost and the benefit of each step from one process of
 * each to many. Every step runs the built programs (`npm run build`) with 500 live visitors, a
 * match that changes four times a second, and clients that load pages as fast as they can. Rates
 * are per second of CPU time of all server processes, so that they can be compared on a machine
 * that has fewer cores than there are processes.
 */
const [clients = 500] = process.argv.slice(2).map(Number);
const changes = 40;
const changeMs = 250;
const idleSeconds = 10;
const pageSeconds = 6;

type Deployment = {
  /** The addresses of pages and of sockets. */
  pagesUrl: string;
  liveUrl: string;
  apiUrl: string;
  token: string;
  /** All server processes by name. */
  pids: Record<string, number>;
  stop(): Promise<void>;
};

type Step = { name: string; postgres?: boolean; nginx?: boolean; instances?: number };
const steps: Step[] = [
  { name: '1. one site, one API' },
  { name: '2. with Postgres', postgres: true },
  { name: '3. with nginx', postgres: true, nginx: true },
  { name: '4. two of each, Redis', postgres: true, nginx: true, instances: 2 },
];

print(
  '| Step | Memory MB | Idle, of a core | Cached pages / CPU s | Searches / CPU s | Deliveries / CPU s | Change to client ms, median / longest |\n|---|--:|--:|--:|--:|--:|--:|',
);
for (const step of steps) {
  const deployment = await deploy(step);
  try {
    print(await measure(step, deployment));
  } finally {
    await deployment.stop();
  }
}
process.exit(0);

async function deploy({
  postgres: hasPostgres,
  nginx: hasNginx,
  instances = 1,
}: Step): Promise<Deployment> {
  const postgres = hasPostgres ? await startPostgres() : null;
  const redis = instances > 1 ? await startRedis() : null;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'off-the-bat-scaling-'));
  const shared = { ...generous, ...(redis && { REDIS_URL: redis.url }) };
  const api = { ...shared, ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: dataDir }) };
  const apis = [await startInstance(api)];
  while (apis.length < instances) apis.push(await startInstance(api));
  const [apiUrl = '', ...otherApiUrls] = apis.map(({ url }) => url);
  const balancer = instances > 1 ? await startApiBalancer([apiUrl, ...otherApiUrls]) : null;
  const site = { ...shared, API_URL: balancer?.url ?? apiUrl };
  const sites = [await startSiteInstance(site)];
  while (sites.length < instances) sites.push(await startSiteInstance(site));
  const [siteUrl = '', ...otherSiteUrls] = sites.map(({ url }) => url);
  const nginx = hasNginx
    ? await startDeployedNginx({ siteUrl, otherSiteUrls, apiUrl, otherApiUrls })
    : null;
  if (redis) await leaderOf(apis);
  const token = postgres ? await tokenIn(postgres.url) : await makeFeedToken(dataDir, 'scorer');
  const pids: Record<string, number> = {
    ...Object.fromEntries(apis.map((api, index) => [`API ${index + 1}`, api.pid()])),
    ...Object.fromEntries(sites.map((site, index) => [`site ${index + 1}`, site.pid()])),
    ...(postgres && { Postgres: postgres.pid() }),
    ...(redis && { Redis: redis.pid() }),
    ...(nginx && { nginx: nginx.pid }),
  };
  return {
    pagesUrl: nginx?.url ?? siteUrl,
    liveUrl: nginx?.url ?? apiUrl,
    apiUrl,
    token,
    pids,
    stop: async () => {
      [...sites, ...apis].forEach(site => site.kill('SIGKILL'));
      await nginx?.stop();
      await balancer?.stop();
      await redis?.stop();
      postgres?.stop();
    },
  };
}

async function measure({ name }: Step, deployment: Deployment): Promise<string> {
  const { pids, pagesUrl, liveUrl } = deployment;
  const all = Object.values(pids);
  const cpu = () => all.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  let revision = 0;
  const push = () => pushChange(deployment, (revision += 1));
  const id = await push();
  const crowd = await openCrowd(clients, {
    origin: liveUrl,
    groups: [`event_${id}`],
    firstFrame: push,
  });
  const watcher = await watch(liveUrl, `event_${id}`);

  await push();
  await sleep(2000);
  const idleFrom = cpu();
  await sleep(idleSeconds * 1000);
  const idle = (cpu() - idleFrom) / idleSeconds;

  const { frames: before } = await crowd.state();
  const deliveriesFrom = cpu();
  const delays: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const at = performance.now();
    const received = watcher.next();
    await push();
    delays.push((await received) - at);
    await sleep(Math.max(0, changeMs - (performance.now() - at)));
  }
  await sleep(500);
  const { frames: after } = await crowd.state();
  const deliveries = (after - before) / (cpu() - deliveriesFrom);
  const memory = all.reduce((sum, pid) => sum + memoryMb(pid), 0);

  const cached = await load(all, { url: `${pagesUrl}/`, duration: pageSeconds });
  const searches = await load(all, {
    url: pagesUrl,
    duration: pageSeconds,
    requests: Array.from({ length: 200 }, (_, index) => ({ path: `/search?q=wicket+${index}` })),
  });
  crowd.close();
  watcher.close();
  const cells = [
    name,
    memory.toFixed(0),
    `${(idle * 100).toFixed(1)} %`,
    cached.perCpuSecond.toFixed(0),
    searches.perCpuSecond.toFixed(0),
    deliveries.toFixed(0),
    `${median(delays).toFixed(0)} / ${Math.max(...delays).toFixed(0)}`,
  ];
  const parts = Object.entries(pids).map(([part, pid]) => `${part} ${memoryMb(pid).toFixed(0)}`);
  return `| ${cells.join(' | ')} |\n<!-- MB after the pages: ${parts.join(', ')} -->`;
}

/** Returns the event's id. */
async function pushChange({ apiUrl, token }: Deployment, revision: number): Promise<string> {
  const response = await fetch(`${apiUrl}/api/feeds/scorer/events/7`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      pushedMatch(getUnixTime(Date.now()), {
        revision,
        markets: [pushedWinner(2 + revision / 1000, 2.1)],
        score: { status: 2, match_status: `change ${revision}`, score: `${revision}/0:` },
      }),
    ),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { event: string }).event;
}

/** A client that reports when its next frame has arrived; ms of `performance.now()`. */
async function watch(url: string, group: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/event/`);
  let resolve: (at: number) => void = () => undefined;
  socket.on('message', data => {
    if (String(data).includes('"event_updated"')) resolve(performance.now());
  });
  await new Promise(opened => socket.on('open', opened));
  socket.send(JSON.stringify({ type: 'switchGroup', message: group }));
  await sleep(500);
  return {
    next: () => new Promise<number>(next => (resolve = next)),
    close: () => socket.terminate(),
  };
}

async function tokenIn(databaseUrl: string): Promise<string> {
  const database = await openDatabase({ databaseUrl, dataDir: null });
  try {
    return await scorerToken(database);
  } finally {
    await database.close();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
