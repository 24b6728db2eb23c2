import { contentFolder, sampleFiles } from '@/tests/fixtures/content-folder';
import { createContentReader } from './content-reader';
import { directTasks, SlowFileError } from './content-tasks';

const story = 'news/thunder.md';
const page = 'pages/guides/odds.md';

/** A reader whose tasks take too long for a file, this many times. */
function slowReader(file: string, times: number) {
  let reads = 0;
  const orSlow = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    if (name !== file) return run();
    reads += 1;
    if (reads > times) return run();
    throw new SlowFileError('takes longer than 5 seconds to read');
  };
  const folder = contentFolder({ [story]: sampleFiles['news/rain.md'] ?? '' });
  const reader = createContentReader({
    ...{ folder: folder.path, startedAt: 0, siteUrl: 'https://site.test', siteName: 'The Site' },
    tasks: {
      ...directTasks,
      readStory: message => orSlow(message.file, () => directTasks.readStory(message)),
      parse: message => orSlow(message.file, () => directTasks.parse(message)),
    },
  });
  const read = async () => {
    const { content, problems } = await reader.read();
    return {
      hasStory: content.news.some(({ card }) => card.slug === 'thunder'),
      hasPage: content.pages.has('guides/odds'),
      slow: problems.filter(({ reason }) => reason.startsWith('takes longer')).map(of => of.file),
    };
  };
  return { folder, read, reads: () => reads };
}

/* A file of the last moment is read again in any case. */
beforeEach(() => {
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  [story, 'hasStory'],
  [page, 'hasPage'],
] as const)('%s, which took too long once, is there after the next read', async (file, has) => {
  const { folder, read } = slowReader(file, 1);

  const [first, second] = [await read(), await read()];
  folder.remove();

  expect([first[has], first.slow]).toEqual([false, [file]]);
  expect([second[has], second.slow]).toEqual([true, []]);
});

test('a file that takes too long each time is read four times, and again when it changes', async () => {
  const { folder, read, reads } = slowReader(story, Infinity);

  for (let time = 0; time < 8; time += 1)
    expect(await read()).toMatchObject({ hasStory: false, slow: [story] });
  expect(reads()).toBe(4);
  folder.write(story, `${sampleFiles['news/rain.md']}Longer.\n`);
  await read();
  folder.remove();

  expect(reads()).toBe(5);
});

test('a story has one hash until its text, the name of the site or the parser changes', async () => {
  const text = sampleFiles['news/rain.md'] ?? '';
  const hashWith = async (change: { text?: string; siteName?: string; version?: string } = {}) => {
    const { version = 'one', siteName = 'The Site' } = change;
    const folder = contentFolder({ [story]: `${change.text ?? text}Of {site_name}.\n` });
    const reader = createContentReader({
      ...{ folder: folder.path, startedAt: 0, siteUrl: 'https://site.test', siteName },
      tasks: { ...directTasks, version },
    });
    const { content } = await reader.read();
    folder.remove();
    return content.news.find(({ card }) => card.slug === 'thunder')?.hash;
  };

  const hash = await hashWith();
  expect(hash).toBeDefined();
  expect(await hashWith()).toBe(hash);
  const others = [{ text: `${text}Longer.\n` }, { siteName: 'Another' }, { version: 'two' }];
  for (const change of others) expect(await hashWith(change)).not.toBe(hash);
});
