import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/processes/run-command.mjs';
import { cpuSeconds, memoryMb } from '../../tests/fixtures/servers/process-stats.ts';
import { startProgram } from '../../tests/fixtures/servers/start-program.ts';
import { median } from '../load.ts';

const port = 4203;
const stories = 20_000;
const pages = 1_000;
const saves = 10;
/** What a save causes, such as the index of the search, has ended by then. */
const settledMs = 2_500;
const queries = ['cricket', 'zeppelin', 'crciket', 'world cup final'];

/**
 * P13: the API with an archive, with as many invalid stories, and with the embedded content: the time until it is ready
 * at its first start and at the next one, until a save is visible, its CPU, the first search after it, and memory.
 */
export async function contentGrowth() {
  const embedded = await measure(() => undefined);
  const archive = await measure(folder => {
    writeStories(folder, stories, text => text);
    writePages(folder);
  });
  const invalid = await measure(folder =>
    writeStories(folder, stories, text => text.replace(/^title: .*\n/m, '')),
  );
  return {
    embedded,
    archive,
    invalid,
    firstReadyRatio: ratio(archive.firstReadyMs - 5000, embedded.firstReadyMs),
    readyRatio: ratio(archive.readyMs - 5000, embedded.readyMs),
    cpuRatio: ratio(archive.cpuMs, embedded.cpuMs),
    kbPerStory: Math.round(((archive.memoryMb - embedded.memoryMb) * 1024) / stories),
  };
}

async function measure(add) {
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-archive-'));
  cpSync(path.join(root, 'content'), folder, { recursive: true });
  add(folder);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'off-the-bat-bench-'));
  const first = await start(folder, dataDir);
  await rested(first.program.pid);
  await first.program.stop('SIGTERM');
  const { program, readyMs } = await start(folder, dataDir);
  try {
    await rested(program.pid);
    // The first one of all reads the index into memory.
    const [coldSearchMs] = await timesOf([pathOfSearch('cricket')]);
    const runs = [];
    for (let run = 0; run < saves; run += 1) runs.push(await saveStory(folder, program.pid));
    const searchesAfterSave = [];
    for (let run = 0; run < saves; run += 1)
      searchesAfterSave.push(await firstSearchAfterSave(folder));
    const searches = await timesOf(queries.map(pathOfSearch));
    const lists = await timesOf([
      '/api/news/?page=1',
      '/api/news/?page=2000',
      '/api/news/?tag=T20',
    ]);
    return {
      firstReadyMs: first.readyMs,
      readyMs,
      saveMs: highest(runs.map(run => run.seenMs)),
      cpuMs: median(runs.map(run => run.cpuMs)),
      firstSearchMs: highest(searchesAfterSave),
      coldSearchMs,
      searchMs: highest(searches),
      listMs: highest(lists),
      memoryMb: Math.round(memoryMb(program.pid)),
    };
  } finally {
    await program.stop('SIGTERM');
    for (const one of [folder, dataDir]) rmSync(one, { recursive: true });
  }
}

async function start(folder, dataDir) {
  const started = performance.now();
  const program = startProgram(['dist/api/server.js'], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    FEED: 'none',
    API_PORT: String(port),
    CONTENT_DIR: folder,
    DATA_DIR: dataDir,
  });
  await program.waitForUrl(`http://127.0.0.1:${port}/readyz`);
  return { program, readyMs: Math.round(performance.now() - started) };
}

/** Resolves when the program rests: the index of the search is written in the background. */
async function rested(pid) {
  for (;;) {
    const before = cpuSeconds(pid);
    await sleep(3000);
    if (cpuSeconds(pid) - before < 0.5) return;
  }
}

/** Until a save is visible, and all CPU time that it costs. */
async function saveStory(folder, pid) {
  const cpu = cpuSeconds(pid);
  const seenMs = await save(folder);
  await sleep(settledMs);
  return { seenMs, cpuMs: Math.round((cpuSeconds(pid) - cpu) * 1000) };
}

async function firstSearchAfterSave(folder) {
  await save(folder);
  const [searchMs] = await timesOf([pathOfSearch('cricket')]);
  await sleep(settledMs);
  return searchMs;
}

/** Resolves with the time until the change is visible. */
async function save(folder) {
  const [name] = readdirSync(path.join(folder, 'news')).filter(file => /^[a-z]/.test(file));
  const file = path.join(folder, 'news', name);
  const marker = `Saved at ${performance.now()}.`;
  const url = `/api/news/${name.replace('.md', '')}/`;
  const started = performance.now();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${marker}\n`);
  while (!(await (await get(url)).text()).includes(marker)) await sleep(20);
  return Math.round(performance.now() - started);
}

const get = url => fetch(`http://127.0.0.1:${port}${url}`);
const pathOfSearch = query => `/api/search/?${new URLSearchParams({ q: query })}`;

async function timesOf(urls) {
  const times = [];
  for (const url of urls) {
    const started = performance.now();
    await (await get(url)).text();
    times.push(Math.round(performance.now() - started));
  }
  return times;
}

/** Copies of the embedded stories with titles and days of their own. */
function writeStories(folder, count, change) {
  const news = path.join(folder, 'news');
  const texts = readdirSync(news).map(file => readFileSync(path.join(news, file), 'utf8'));
  for (let index = 0; index < count; index += 1) {
    const text = (texts[index % texts.length] ?? '')
      .replace(/^title: .*$/m, `title: Archive ${index}, a story of long ago`)
      .replace(/^(?:days_ago|published_at): .*$/m, `days_ago: ${30 + index / 10}`)
      .replace(/^updated_(?:at|days_ago): .*\n/m, '');
    writeFileSync(path.join(news, `story-${index}.md`), change(text));
  }
}

function writePages(folder) {
  const source = readFileSync(path.join(folder, 'pages/betting-explained/decimal-odds.md'), 'utf8');
  mkdirSync(path.join(folder, 'pages/archive'), { recursive: true });
  for (let index = 0; index < pages; index += 1)
    writeFileSync(
      path.join(folder, `pages/archive/page-${index}.md`),
      source.replace(/^title: .*$/m, `title: Page ${index} of the archive`),
    );
}

const highest = numbers => Math.max(...numbers);
const ratio = (value, reference) => Number((value / reference).toPrecision(3));
