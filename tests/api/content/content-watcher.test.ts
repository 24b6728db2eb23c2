import { watchContent, type ContentWatcher } from '@/api/content/watch/content-watcher';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';

let folder: ContentFolder;
let watcher: ContentWatcher;
let changes: string[][];
let refusals: string[];
let heard: () => void;

async function start(path: string): Promise<void> {
  watcher = await watchContent({
    folder: path,
    startedAt: 1_000_000,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (details: object) => {
        refusals.push(JSON.stringify(details));
        heard();
      },
    },
    onChange: tags => {
      changes.push(tags);
      heard();
    },
  });
}

beforeEach(async () => {
  folder = contentFolder();
  changes = [];
  refusals = [];
  heard = () => undefined;
  await start(folder.path);
});
afterEach(() => {
  watcher.stop();
  folder.remove();
});

/** Resolves when files were read, or rejected. */
const next = (change: () => void) =>
  new Promise<void>(resolve => {
    heard = resolve;
    change();
  });

const news = 'news/rain.md';
const guide = 'pages/guides/odds.md';

test('a changed text is published, and reported by its cache tags', async () => {
  await next(() => folder.write(news, sampleWith(news, 'It rained. See', 'It poured. See')));

  expect(watcher.current().news[0]?.item.text).toContain('It poured.');
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
  const before = watcher.current().news[0]?.item.image?.preview;
  await next(() => folder.write('pictures/pitch.svg', '<svg width="640" height="360"/>'));

  expect(watcher.current().news[0]?.item.image?.preview).not.toBe(before);
  expect(changes[0]).toEqual(
    expect.arrayContaining(['news', 'news:rain', 'guides', 'bonus:first']),
  );
});

test('an invalid file is logged with its reason, and the previous content stays', async () => {
  await next(() => folder.write(news, sampleWith(news, 'days_ago: 1.5', 'days_ago: soon')));

  expect(refusals).toEqual([expect.stringContaining('news/rain.md: days_ago: ')]);
  expect(watcher.current().news[0]?.item.title).toBe('Rain in Fernton');
  expect(watcher.generation()).toBe(0);

  await next(() => folder.write(news, sampleWith(news, 'title: Rain', 'title: Sun')));
  expect(watcher.current().news[0]?.item.title).toBe('Sun in Fernton');
});

test('an error at the start is thrown', async () => {
  folder.write(news, 'nothing');

  const starting = watchContent({
    folder: folder.path,
    startedAt: 0,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    onChange: () => undefined,
  });

  await expect(starting).rejects.toThrow('news/rain.md: expected front matter');
});

test('temporary files of editors are ignored', async () => {
  folder.write('news/.rain.md.swp', 'half');
  folder.write('news/rain.md~', 'older');
  folder.write('news/sedAb3dEf', 'half');
  await next(() => folder.write(news, sampleWith(news, 'It rained. See', 'It poured. See')));

  expect(refusals).toEqual([]);
  expect(watcher.current().news[0]?.item.text).toContain('It poured.');
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
  expect(watcher.current().news[0]?.item.text).toContain('It poured.');
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

  expect(watcher.current().news[0]?.item.text).toContain('It poured.');
  other.remove();
  rmSync(link);
});
