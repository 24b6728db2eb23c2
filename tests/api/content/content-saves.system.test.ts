import {
  appendFileSync,
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { directTasks } from '@/api/content/watch/content-tasks';
import { watchContent, type ContentWatcher } from '@/api/content/watch/content-watcher';
import { contentFolder, sampleFiles } from '@/tests/fixtures/content-folder';
import { processClock } from '@/api/lifecycle/process-clock';

const folder = contentFolder();
const outside = `${folder.path}-outside`;
let watcher: ContentWatcher;
let onChange: () => void = () => undefined;

beforeAll(async () => {
  mkdirSync(outside);
  for (let index = 0; index < 200; index += 1) folder.write(nameOf(index), textOf(index, 'before'));
  watcher = await watchContent({
    folder: folder.path,
    startedAt: 1_000_000,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    tasks: directTasks,
    clock: processClock,
    log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    onChange: () => onChange(),
  });
});
afterAll(() => {
  watcher.stop();
  folder.remove();
  rmSync(outside, { recursive: true });
});

const nameOf = (at: number): string => `news/story-${at}.md`;
const textOf = (at: number, when: string): string =>
  (sampleFiles['news/rain.md'] ?? '').replace('title: Rain', `title: Story ${at} ${when} Rain`);
const placeOf = (at: number): string => path.join(folder.path, nameOf(at));

/** The ways in which editors and tools save a file. */
const ways: ((file: string, text: string, at: number) => void)[] = [
  (file, text) => writeFileSync(file, text),
  // Like `sed -i`, git, rsync and many editors: a new file is renamed to the old one.
  (file, text) => {
    const beside = path.join(path.dirname(file), `.${path.basename(file)}.tmp`);
    writeFileSync(beside, text);
    renameSync(beside, file);
  },
  (file, text) => {
    truncateSync(file);
    appendFileSync(file, text.slice(0, 60));
    appendFileSync(file, text.slice(60));
  },
  (file, text) => {
    rmSync(file);
    writeFileSync(file, text);
    // Like `rsync -t` and `cp -p`: with an old time.
    utimesSync(file, 1_600_000_000, 1_600_000_000);
  },
  // Like a mounted volume: the name is a symbolic link whose target changes.
  (file, text, at) => {
    const target = path.join(outside, `${at}.md`);
    writeFileSync(target, text);
    symlinkSync(target, `${file}.tmp`);
    renameSync(`${file}.tmp`, file);
  },
];

const saved = (): number =>
  watcher.current().news.filter(({ card }) => card.title.includes(' after ')).length;

const until = (isDone: () => boolean) =>
  new Promise<void>(resolve => {
    onChange = () => isDone() && resolve();
    onChange();
  });

test('no file is lost of 200 that are saved in five ways while the folder is read', async () => {
  for (let index = 0; index < 200; index += 1) {
    ways[index % ways.length]?.(placeOf(index), textOf(index, 'after'), index);
    // Reads start in between, so that saves happen before, during and after them.
    if (index % 10 === 9) await sleep(index);
  }
  await until(() => saved() === 200);

  expect(watcher.current().news).toHaveLength(201);
  expect(watcher.problems()).toBe(0);
}, 60_000);

test('each of ten saves is detected by itself, without another to trigger a comparison', async () => {
  for (let save = 0; save < 10; save += 1) {
    // Until the reads that the previous save caused are over.
    await sleep(600);
    const at = save % ways.length;
    const marker = `save number ${save}`;
    ways[at]?.(placeOf(at), textOf(at, marker), at);
    await until(() => watcher.current().news.some(({ card }) => card.title.includes(marker)));
  }

  expect(watcher.problems()).toBe(0);
}, 60_000);

test('a folder that replaces another, as in a checkout, is read', async () => {
  const next = path.join(folder.path, '.news-next');
  cpSync(path.join(folder.path, 'news'), next, { recursive: true });
  writeFileSync(path.join(next, 'story-1.md'), textOf(1, 'at last'));
  rmSync(path.join(folder.path, 'news'), { recursive: true });
  renameSync(next, path.join(folder.path, 'news'));

  await until(() => watcher.current().news.some(({ card }) => card.title.includes('at last')));
  expect(watcher.problems()).toBe(0);
}, 60_000);
