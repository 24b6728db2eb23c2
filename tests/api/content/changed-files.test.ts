import { rmSync } from 'node:fs';
import { createContentReader, type ContentReader } from '@/api/content/watch/content-reader';
import { directTasks } from '@/api/content/watch/content-tasks';
import { changedTags } from '@/api/content/content-diff';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';

/* What a change of files costs: which of them are parsed, and what is judged again. */

let folder: ContentFolder;
let reader: ContentReader;
let parsed: string[];
let siteReads: number;

beforeEach(async () => {
  parsed = [];
  siteReads = 0;
  folder = contentFolder({ 'news/sun.md': sampleWith(rain, 'title: Rain', 'title: Sun') });
  reader = createContentReader({
    folder: folder.path,
    startedAt: 0,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    tasks: {
      ...directTasks,
      readStory(file) {
        parsed.push(file.file);
        return directTasks.readStory(file);
      },
      readSite(request) {
        siteReads += 1;
        return directTasks.readSite(request);
      },
    },
  });
  await reader.read();
  parsed = [];
  siteReads = 0;
});
afterEach(() => folder.remove());

const rain = 'news/rain.md';
const guide = 'pages/guides/odds.md';

async function change(files: Record<string, string | null>) {
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  const { content, problems } = await reader.read(Object.keys(files));
  return { content, lines: problems.map(problemText) };
}

test('a saved story is parsed alone, and all other stories stay the same objects', async () => {
  const before = (await reader.read([])).content;
  const { content } = await change({
    [rain]: sampleWith(rain, 'It rained. See', 'It poured. See'),
  });

  expect([parsed, siteReads]).toEqual([[rain], 0]);
  expect(content.news.map(({ card }) => card.slug)).toEqual(['rain', 'sun']);
  expect(content.news[1]).toBe(before.news[1]);
  expect(changedTags(before, content)).toEqual(['news:rain']);
  expect((await content.news[0]?.read())?.text).toContain('It poured.');
});

test('a story that is saved as it was changes nothing', async () => {
  const before = (await reader.read([])).content;
  const { content } = await change({ [rain]: sampleWith(rain, 'It', 'It') });

  expect(changedTags(before, content)).toEqual([]);
});

test('a new story does not make the rest of the site be read again', async () => {
  const { content } = await change({
    'news/hail.md': sampleWith(rain, 'title: Rain', 'title: Hail'),
  });

  expect(siteReads).toBe(0);
  expect(content.news).toHaveLength(3);
});

test('a page that links to a missing story is in use as soon as there is one', async () => {
  const linked = sampleWith(guide, 'Before.', '[Hail](/news/hail).');
  const refused = await change({ 'pages/guides/hail.md': linked });
  expect(refused.lines).toEqual([
    'pages/guides/hail.md: plugins.0.body: no such page: /news/hail (left out)',
  ]);

  const { content, lines } = await change({ 'news/hail.md': sampleWith(rain, 'Rain', 'Hail') });
  expect(lines).toEqual([]);
  expect(content.pages.has('guides/hail')).toBe(true);
});

test('a story that links to another is judged again when that one goes', async () => {
  await change({ 'news/sun.md': sampleWith(rain, '/guides/odds', '/news/rain') });
  const { content, lines } = await change({ [rain]: null });

  expect(lines).toEqual(['news/sun.md: text: no such page: /news/rain (in use)']);
  expect(content.news.map(({ card }) => card.slug)).toEqual(['sun']);
});

test('a story that names a missing picture is in use as soon as there is one', async () => {
  const refused = await change({
    'news/hail.md': sampleWith(rain, 'picture: pitch', 'picture: hail'),
  });
  expect(refused.lines).toEqual(["news/hail.md: picture: there is no picture 'hail' (left out)"]);

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>';
  const { content, lines } = await change({ 'pictures/hail.svg': svg });
  expect(lines).toEqual([]);
  expect(content.news).toHaveLength(3);
});

test('a changed page is read without a story, and stories that may link to it stay the same', async () => {
  const before = (await reader.read([])).content;
  const { content } = await change({ [guide]: sampleWith(guide, 'After.', 'Later.') });

  expect([parsed, siteReads]).toEqual([[], 1]);
  expect(content.news[0]).toBe(before.news[0]);
  expect(changedTags(before, content)).toEqual(['page:guides/odds']);
});

test('invalid stories are refused in one pass, and cost later saves nothing', async () => {
  const invalid = sampleWith(rain, 'title: Rain in Fernton\n', '');
  const { lines } = await change(
    Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`news/bad-${index}.md`, invalid]),
    ),
  );
  expect(lines).toHaveLength(300);
  expect(parsed).toHaveLength(300);

  parsed = [];
  const next = await change({ [rain]: sampleWith(rain, 'title: Rain', 'title: Hail') });
  expect([parsed, next.lines.length]).toEqual([[rain], 300]);
  expect(next.content.news).toHaveLength(2);
});

test('a folder that is removed with its files loses nothing', async () => {
  rmSync(folder.path, { recursive: true });

  await expect(reader.read([rain])).rejects.toThrow('ENOENT');
});
