import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tidy } from '../../api/lifecycle/tidy.ts';
import { openDatabase } from '../../api/store/database.ts';
import { createFeedStore } from '../../api/store/feeds/feed-store.ts';
import { createStore } from '../../api/store/store.ts';
import {
  archiveSize,
  endedId,
  leagueOfEnded,
  writeHistory,
} from '../../tests/api/store/history/write-history.ts';
import { cpuSeconds, memoryMb } from '../../tests/fixtures/servers/process-stats.ts';
import { startProgram } from '../../tests/fixtures/servers/start-program.ts';
import { hasPostgresPrograms, startPostgres } from '../../tests/instances/postgres-server.ts';
import { median } from '../load.ts';
import { putEnded } from './put-ended.mjs';

const port = 4204;
/** About what the demo has after some weeks. */
const demoSize = { ended: 150, upcoming: 20, live: 8, leagues: 12 };
/** The place of a match that is long past, where there are as many. */
const longPast = 15_000;
const rounds = 7;
const pageSize = 20;
/** A client's limit of searches in a minute is far above this. */
const commonWords = ['cup', 'trophy', 'league', 'shield', 'herons', 'owls', 'bridge'];
const rareWords = ['zephyr', 'zephir', 'vase', 'zephyr vase', 'zeppelin', 'xylophone', 'vasse'];

/** So different that none is a correction of another. */
const newSides = ['Quokkas', 'Bandicoots', 'Echidnas', 'Wombats', 'Dingoes', 'Potoroos', 'Kowaris'];

/**
 * P14: the API with 20,000 ended matches of ten years beside one with as many as the demo has, each started when its
 * search index exists, on the embedded database and, where it is installed, on Postgres. Times are ms, medians of
 * answers that nothing has cached; `ratios` are of the demo's.
 */
export async function historyGrowth() {
  const embedded = await compare(measureEmbedded);
  return hasPostgresPrograms()
    ? { ...embedded, postgres: await compare(measureOnPostgres) }
    : embedded;
}

async function compare(measureSize) {
  const demo = await measureSize(demoSize);
  const archive = await measureSize(archiveSize);
  const ratios = Object.fromEntries(
    Object.entries(archive).map(([key, value]) => [key, ratio(value, demo[key])]),
  );
  return { demo, archive, ratios };
}

const measureEmbedded = size =>
  measure(size, folder => ({ DATA_DIR: path.join(folder, 'data') }), {});

async function measureOnPostgres(size) {
  const servers = [await startPostgres(), await startPostgres()];
  try {
    const [used, empty] = servers.map(({ url }) => ({ DATABASE_URL: url }));
    return await measure(size, folder => ({ ...used, DATA_DIR: path.join(folder, 'data') }), empty);
  } finally {
    for (const server of servers) server.stop();
  }
}

/** `settingsIn` gives the settings of the API in a folder, `empty` those of the database of a restore. */
async function measure(size, settingsIn, empty) {
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-history-'));
  const file = path.join(folder, 'backup.tar.gz');
  const settings = settingsIn(folder);
  const copy = { ...empty, DATA_DIR: path.join(folder, 'copy') };
  try {
    await withDatabase(settings, store => writeHistory(store, size, seconds()));
    const indexMs = await timeOf(() => withApi(settings, () => undefined));
    const tidyMs = await withDatabase(settings, async (store, database) => {
      // The first ones have all prices of ten years to compact.
      while ((await store.compactPrices(seconds())) > 0);
      await tidyOnce(store, database);
      return timeOf(() => tidyOnce(store, database));
    });
    const measured = await withApi(settings, async ({ pid, readyMs, startMb }) => {
      const pages = await visit(size);
      const pushed = await push(settings);
      const stallMs = await longestWaitDuring(backUp(settings, file), size);
      return { readyMs, ...pages, ...pushed, stallMs, startMb, memoryMb: megabytes(pid) };
    });
    const backupMs = await timeOf(() => backUp(settings, `${file}.again`));
    const restoreMs = await timeOf(() => admin(['restore', file], copy));
    return { indexMs, tidyMs, ...measured, backupMs, restoreMs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tidyOnce = (store, database) =>
  tidy({
    visitorServices: { purgeExpired: async () => undefined },
    alerts: null,
    store,
    feedStore: createFeedStore(database),
    now: Date.now,
    log: { error: details => Promise.reject(details.err) },
  });

async function withDatabase({ DATABASE_URL = null, DATA_DIR }, work) {
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    return await work(createStore(database), database);
  } finally {
    await database.close();
  }
}

/** Runs the API until `work` is done; it is called when the API rests. */
async function withApi(settings, work) {
  const started = performance.now();
  const program = startProgram(['dist/api/server.js'], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    FEED: 'none',
    API_PORT: String(port),
    ...settings,
  });
  try {
    await program.waitForUrl(`http://127.0.0.1:${port}/readyz`);
    const readyMs = Math.round(performance.now() - started);
    await rested(program.pid);
    return await work({ pid: program.pid, readyMs, startMb: megabytes(program.pid) });
  } finally {
    await program.stop('SIGTERM');
  }
}

/** Resolves when the program rests: the index of the search is compared in the background. */
async function rested(pid) {
  for (;;) {
    const before = cpuSeconds(pid);
    await sleep(3000);
    if (cpuSeconds(pid) - before < 0.5) return;
  }
}

async function visit(size) {
  const indices = Array.from({ length: rounds }, (_, index) => index);
  const lastPage = Math.ceil(size.ended / pageSize);
  const past = Math.min(longPast, size.ended - 1 - rounds);
  const oldest = Array.from({ length: 60 }, (_, index) =>
    leagueOfEnded(size.ended - 1 - index, size),
  );
  const oldLeagues = [...new Set(oldest)].slice(0, rounds);
  const most = JSON.parse(await get(`/api/players/?page_size=${rounds}`));
  const players = most.results.map(({ id }) => id);
  const known = JSON.parse(await get('/api/players/index/'));
  const letters = known.letters
    .toSorted((a, b) => b.count - a.count)
    .slice(0, rounds)
    .map(({ letter }) => encodeURIComponent(letter));
  const people = most.count;
  const medianOf = async urls => {
    const times = [];
    for (const url of urls) times.push(await timeOf(() => get(url)));
    return median(times);
  };
  return {
    people,
    firstPageMs: await medianOf(indices.map(index => pageUrl(1, pageSize - index))),
    lastPageMs: await medianOf(indices.map(index => pageUrl(lastPage - index))),
    resultMs: await medianOf(indices.map(index => `/api/events/${endedId(40 + index)}`)),
    oldResultMs: await medianOf(indices.map(index => `/api/events/${endedId(past + index)}`)),
    leaguesMs: await medianOf(['/api/leagues/']),
    oldSeriesMs: await medianOf(oldLeagues.map(league => `/api/leagues/${league}/series/`)),
    leagueMs: await medianOf(oldLeagues.map(league => `/api/events/?league=${league}`)),
    playerMs: await medianOf(players.map(id => `/api/players/${id}/`)),
    playersMs: await medianOf(letters.map(letter => `/api/players/?letter=${letter}&page=2`)),
    groundMs: await medianOf(['/api/grounds/']),
    leadersMs: await medianOf(
      indices.map(index => `/api/leagues/${leagueOfEnded(index, size)}/leaders/`),
    ),
    commonWordMs: await medianOf(commonWords.map(searchUrl)),
    rareWordMs: await medianOf(rareWords.map(searchUrl)),
  };
}

const pageUrl = (page, size = pageSize) => `/api/events/history/?page_size=${size}&page=${page}`;
const searchUrl = query => `/api/search/?${new URLSearchParams({ q: query })}`;

/** Pushes some ended matches; the first search after each, and until it is found. */
async function push(settings) {
  const output = await admin(['feeds', 'token', 'scorer', '--parts', 'scores'], settings);
  const token = output.trim().split('\n').at(-1);
  const runs = [];
  for (const [day, side] of newSides.entries()) {
    const pushMs = await timeOf(() => putEnded({ port, token }, side, day));
    const searchMs = await timeOf(() => get(searchUrl('cup')));
    const foundMs = await timeOf(async () => {
      while (!(await get(searchUrl(side))).includes('v Numbats')) await sleep(100);
    });
    runs.push({ pushMs, searchMs, foundMs });
  }
  const of = key => median(runs.map(run => run[key]));
  return { pushMs: of('pushMs'), searchAfterPushMs: of('searchMs'), foundMs: of('foundMs') };
}

const backUp = (settings, file) => admin(['backup', file], settings);

async function admin(args, settings) {
  const program = startProgram(['dist/api/admin-cli.js', ...args], settings);
  if ((await program.exit()) !== 0) throw new Error(program.output());
  return program.printed('stdout');
}

/** The longest time in which a page was not sent while `work` ran. */
async function longestWaitDuring(work, size) {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  const times = [];
  for (let index = 0; !isDone; index += 1) {
    times.push(await timeOf(() => get(`/api/events/${endedId(index % size.ended)}`)));
    await sleep(20);
  }
  await done;
  return Math.max(...times);
}

const get = async url => {
  const response = await fetch(`http://127.0.0.1:${port}${url}`);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
};

async function timeOf(work) {
  const started = performance.now();
  await work();
  return Number((performance.now() - started).toFixed(1));
}

const seconds = () => Math.floor(Date.now() / 1000);
const megabytes = pid => Math.round(memoryMb(pid));
const ratio = (value, reference) => Number((value / reference).toPrecision(3));
