import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentReader } from '@/api/content/watch/content-reader';
import { directTasks } from '@/api/content/watch/content-tasks';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';

const rain = 'news/rain.md';
const sun = 'news/sun.md';

let folder: ContentFolder;
let dataDir: string;
const cacheFile = () => join(dataDir, 'stories.jsonl');

beforeEach(() => {
  folder = contentFolder({ [sun]: sampleWith(rain, 'title: Rain', 'title: Sun') });
  dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-test-'));
});
afterEach(() => {
  folder.remove();
  rmSync(dataDir, { recursive: true });
});

/** A start of the API: the stories that it parses, and what it then has. */
async function start({ version = 'build 1', storyCacheFile = cacheFile() } = {}) {
  const parsed: string[] = [];
  const errors: unknown[] = [];
  const reader = createContentReader({
    ...{ folder: folder.path, startedAt: 0, siteUrl: 'https://site.test', siteName: 'The Site' },
    storyCacheFile,
    onCacheError: error => errors.push(error),
    tasks: {
      ...directTasks,
      version,
      readStory(file) {
        parsed.push(file.file);
        return directTasks.readStory(file);
      },
    },
  });
  const { content, problems } = await reader.read();
  const stories = await Promise.all(content.news.map(story => story.read()));
  return { parsed, errors, stories, lines: problems.map(problemText) };
}

test('the next start parses only the stories that have changed, and has the same stories', async () => {
  const first = await start();
  expect(first.parsed).toEqual([rain, sun]);
  const second = await start();
  expect(second.parsed).toEqual([]);
  expect(second.stories).toEqual(first.stories);

  folder.write(rain, sampleWith(rain, 'title: Rain', 'title: Flood'));
  const third = await start();

  expect(third.parsed).toEqual([rain]);
  expect(third.stories.map(({ title }) => title)).toEqual(['Flood in Fernton', 'Sun in Fernton']);
  expect((await start()).parsed).toEqual([]);
});

test('a story that was invalid at the last start is refused again, with the same reason', async () => {
  folder.write(rain, sampleWith(rain, 'excerpt:', 'summary:'));
  const first = await start();
  const second = await start();

  expect(second.parsed).toEqual([]);
  expect(first.lines).toContain('news/rain.md: Unrecognized key: "summary" (left out)');
  expect(second.lines).toEqual(first.lines);
});

test('a story that is gone is forgotten', async () => {
  await start();
  folder.write(sun, null);
  await start();

  expect(readFileSync(cacheFile(), 'utf8')).not.toContain('Sun');
});

test('another build parses all stories again', async () => {
  await start();

  expect((await start({ version: 'build 2' })).parsed).toEqual([rain, sun]);
});

test.each(['', 'build 1', 'build 1\n{"data":', '\0'])(
  'a cache of the content %j costs only time',
  async text => {
    writeFileSync(cacheFile(), text);
    const { parsed, stories } = await start();

    expect([parsed, stories.length]).toEqual([[rain, sun], 2]);
    expect((await start()).parsed).toEqual([]);
  },
);

test('a line that is damaged is parsed again', async () => {
  await start();
  writeFileSync(cacheFile(), readFileSync(cacheFile(), 'utf8').replace('"title":"Rain', '"title'));
  const { parsed, stories } = await start();

  expect([parsed, stories.map(({ title }) => title)]).toEqual([
    [rain],
    ['Rain in Fernton', 'Sun in Fernton'],
  ]);
});

test('stories are read although the cache cannot be stored, which is reported', async () => {
  const { stories, errors } = await start({ storyCacheFile: join(dataDir, 'missing/stories') });

  expect([stories.length, errors]).toEqual([2, [expect.objectContaining({ code: 'ENOENT' })]]);
});
