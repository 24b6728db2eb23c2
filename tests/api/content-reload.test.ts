import { keepContent, type ContentKeeper } from '@/api/content/keep-content';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';

let folder: ContentFolder;
let keeper: ContentKeeper;
let changes: string[][];
let refusals: string[];
let heard: () => void;

beforeEach(async () => {
  folder = contentFolder();
  changes = [];
  refusals = [];
  heard = () => undefined;
  keeper = keepContent({
    folder: folder.path,
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
});
afterEach(() => {
  keeper.stop();
  folder.remove();
});

/** Resolves when files were taken over, or refused. */
const next = (change: () => void) =>
  new Promise<void>(resolve => {
    heard = resolve;
    change();
  });

const news = 'news/rain.md';
const guide = 'pages/guides/odds.md';

test('a changed text is taken over, and told by the tags of what shows it', async () => {
  await next(() => folder.write(news, sampleWith(news, 'It rained. See', 'It poured. See')));

  expect(keeper.current().news[0]?.item.text).toContain('It poured.');
  expect(keeper.generation()).toBe(1);
  expect(changes).toEqual([['news:rain']]);
});

test('what lists show of it changes the lists too', async () => {
  await next(() => folder.write(guide, sampleWith(guide, 'title: Odds', 'title: Prices')));

  expect(changes.map(tags => tags.sort())).toEqual([['guides', 'page:guides', 'page:guides/odds']]);
});

test('a page in a new folder is there, and gone when its file is', async () => {
  const page = '---\ntitle: New\ntemplate: 1\n---\nNew.\n';
  await next(() => folder.write('pages/else/where.md', page));
  expect(keeper.current().pages.get('else/where')?.title).toBe('New');

  await next(() => folder.write('pages/else/where.md', null));
  expect(keeper.current().pages.has('else/where')).toBe(false);
  expect(changes).toEqual([['page:else/where'], ['page:else/where']]);
});

test('a redrawn picture has another address wherever it is shown', async () => {
  const before = keeper.current().news[0]?.item.image?.preview;
  await next(() => folder.write('pictures/pitch.svg', '<svg width="640" height="360"/>'));

  expect(keeper.current().news[0]?.item.image?.preview).not.toBe(before);
  expect(changes[0]).toEqual(
    expect.arrayContaining(['news', 'news:rain', 'guides', 'bonus:first']),
  );
});

test('a file that does not fit is logged with its reason, and what was there stays', async () => {
  await next(() => folder.write(news, sampleWith(news, 'days_ago: 1.5', 'days_ago: soon')));

  expect(refusals).toEqual([expect.stringContaining('news/rain.md: days_ago: ')]);
  expect(keeper.current().news[0]?.item.title).toBe('Rain in Fernton');
  expect(keeper.generation()).toBe(0);

  await next(() => folder.write(news, sampleWith(news, 'title: Rain', 'title: Sun')));
  expect(keeper.current().news[0]?.item.title).toBe('Sun in Fernton');
});

test('what stops the start is said', () => {
  folder.write(news, 'nothing');

  expect(() =>
    keepContent({
      folder: folder.path,
      startedAt: 0,
      siteUrl: 'https://site.test',
      siteName: 'The Site',
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
      onChange: () => undefined,
    }),
  ).toThrow('news/rain.md: expected front matter');
});
