import { directTasks } from '@/api/content/watch/content-tasks';
import { watchContent, type ContentWatcher } from '@/api/content/watch/content-watcher';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';
import { processClock } from '@/api/lifecycle/process-clock';

let folder: ContentFolder;
let watcher: ContentWatcher;
let changes: string[][];
let refusals: string[];
let received: () => void;

async function start(path: string, now = Date.now): Promise<void> {
  watcher = await watchContent({
    folder: path,
    startedAt: 1_000_000,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    tasks: directTasks,
    clock: { ...processClock, now },
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (details: object) => {
        refusals.push(JSON.stringify(details));
        received();
      },
    },
    onChange: tags => {
      changes.push(tags);
      received();
    },
  });
}

beforeEach(async () => {
  folder = contentFolder();
  changes = [];
  refusals = [];
  received = () => undefined;
  await start(folder.path);
});
afterEach(() => {
  watcher.stop();
  folder.remove();
});

/** Resolves when files were read, or rejected. */
const next = (change: () => void) =>
  new Promise<void>(resolve => {
    received = resolve;
    change();
  });

const news = 'news/rain.md';
const guide = 'pages/guides/odds.md';
const firstText = async () => (await watcher.current().news[0]?.read())?.text;

test('a changed text is published, and reported by its cache tags', async () => {
  await next(() => folder.write(news, sampleWith(news, 'It rained. See', 'It poured. See')));

  expect(await firstText()).toContain('It poured.');
  expect(watcher.generation()).toBe(1);
  expect(changes).toEqual([['news:rain']]);
});

test('a change of the fields of lists changes the lists too', async () => {
  await next(() => folder.write(guide, sampleWith(guide, 'title: Odds', 'title: Prices')));

  expect(changes.map(tags => tags.sort())).toEqual([['guides', 'page:guides', 'page:guides/odds']]);
});

test('a page in a new folder appears, and disappears with its file', async () => {
  const page = '---\ntitle: New\ntemplate: 1\n---\nNew.\n';
  await next(() => folder.write('pages/else/where.md', page));
  expect(watcher.current().pages.get('else/where')?.title).toBe('New');

  await next(() => folder.write('pages/else/where.md', null));
  expect(watcher.current().pages.has('else/where')).toBe(false);
  expect(changes).toEqual([['page:else/where'], ['page:else/where']]);
});

test('a changed drawing has another URL wherever it is shown', async () => {
  const before = watcher.current().news[0]?.card.image?.preview;
  await next(() => folder.write('pictures/pitch.svg', '<svg width="640" height="360"/>'));

  expect(watcher.current().news[0]?.card.image?.preview).not.toBe(before);
  expect(changes[0]).toEqual(
    expect.arrayContaining(['news', 'news:rain', 'guides', 'bonus:first']),
  );
});

test('an invalid file is logged with its reason, and its previous version stays', async () => {
  await next(() => folder.write(news, sampleWith(news, 'days_ago: 1.5', 'days_ago: soon')));

  expect(refusals).toEqual([expect.stringContaining('news/rain.md: days_ago: ')]);
  expect(refusals[0]).toContain('(previous version in use)');
  expect(watcher.problems()).toBe(1);
  expect(watcher.current().news[0]?.card.title).toBe('Rain in Fernton');
  expect(watcher.generation()).toBe(0);

  await next(() => folder.write(news, sampleWith(news, 'title: Rain', 'title: Sun')));
  expect(watcher.current().news[0]?.card.title).toBe('Sun in Fernton');
  expect(watcher.problems()).toBe(0);
});

test('other files are published while one is invalid', async () => {
  await next(() => folder.write(news, sampleWith(news, '/guides/odds', '/guides/evens')));
  await next(() => folder.write(guide, sampleWith(guide, 'title: Odds', 'title: Prices')));

  expect(watcher.current().pages.get('guides/odds')?.title).toBe('Prices');
  expect(await firstText()).toContain('/guides/odds');
  expect(refusals).toHaveLength(1);
});

test('a file that is invalid at the start is left out and logged', async () => {
  watcher.stop();
  folder.write(news, 'nothing');
  await start(folder.path);

  expect(refusals).toEqual([expect.stringContaining('news/rain.md: expected front matter')]);
  expect(watcher.current().news).toEqual([]);
  expect(watcher.problems()).toBe(1);
});

test('an unreadable menu at the start is thrown', async () => {
  watcher.stop();
  folder.write('menu.yaml', 'links: [');

  await expect(start(folder.path)).rejects.toThrow('menu.yaml: line 1: ');
});

test('a story appears, and a bonus expires, at their times and without a change of files', async () => {
  watcher.stop();
  const moment = Date.UTC(2026, 10, 27, 6);
  const soon = new Date(moment).toISOString();
  let clock = moment - 200;
  const bonus = 'bonuses/first.md';
  folder.write(news, sampleWith(news, 'days_ago: 1.5', `published_at: ${soon}`));
  folder.write(bonus, sampleWith(bonus, 'expires_in_days: 10', `expires_at: ${soon}`));
  await start(folder.path, () => clock);
  expect(watcher.current().news).toEqual([]);
  expect(watcher.current().bonuses).toMatchObject([{ isExpired: false }]);

  await next(() => (clock = moment));
  expect(watcher.current().news).toMatchObject([{ card: { slug: 'rain' } }]);
  expect(watcher.current().bonuses).toMatchObject([{ isExpired: true }]);
  expect(changes.map(tags => tags.sort())).toEqual([
    ['bonus:first', 'bonuses', 'news', 'news:rain'],
  ]);
  expect(watcher.generation()).toBe(1);
});

test('temporary files of editors are ignored', async () => {
  folder.write('news/.rain.md.swp', 'half');
  folder.write('news/rain.md~', 'older');
  folder.write('news/sedAb3dEf', 'half');
  await next(() => folder.write(news, sampleWith(news, 'It rained. See', 'It poured. See')));

  expect(refusals).toEqual([]);
  expect(await firstText()).toContain('It poured.');
});

test('the folder may be deleted and created again', async () => {
  const moved = `${folder.path}-moved`;
  await next(() => renameSync(folder.path, moved));
  expect(refusals).toEqual([expect.stringContaining(folder.path)]);
  expect(watcher.current().news).toHaveLength(1);

  await next(() => {
    writeFileSync(path.join(moved, news), sampleWith(news, 'It rained. See', 'It poured. See'));
    renameSync(moved, folder.path);
  });
  expect(await firstText()).toContain('It poured.');
});

test('the folder may be a symbolic link whose target changes', async () => {
  const other = contentFolder({ [news]: sampleWith(news, 'It rained. See', 'It poured. See') });
  const link = `${folder.path}-link`;
  symlinkSync(folder.path, link);
  watcher.stop();
  await start(link);
  await next(() => {
    symlinkSync(other.path, `${link}-new`);
    renameSync(`${link}-new`, link);
  });

  expect(await firstText()).toContain('It poured.');
  other.remove();
  rmSync(link);
});
