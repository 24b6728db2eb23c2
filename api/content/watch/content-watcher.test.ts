import { processClock } from '@/api/lifecycle/process-clock';
import { contentFolder, sampleWith } from '@/tests/fixtures/content-folder';
import { directTasks } from './content-tasks';
import { watchContent } from './content-watcher';

let mockReport: (files: ReadonlySet<string> | null) => void = () => undefined;
jest.mock('./folder-watcher', () => ({
  watchFolder: (_folder: string, options: { onMaybeChanged: typeof mockReport }) => {
    mockReport = options.onMaybeChanged;
    return () => undefined;
  },
}));

const nothing = () => undefined;

const options = (folder: string, onChange: (tags: string[]) => void) => ({
  ...{ folder, startedAt: 0, siteUrl: 'https://site.test', siteName: 'The Site', onChange },
  ...{ clock: processClock, log: { info: nothing, warn: nothing, error: nothing } },
});

test('files that change while others are read, and are not named, are read after them', async () => {
  const folder = contentFolder();
  const guide = 'pages/guides/odds.md';
  const home = 'home.yaml';
  let onRead = nothing;
  let onChange: (tags: string[]) => void = nothing;
  const watcher = await watchContent({
    ...options(folder.path, tags => onChange(tags)),
    tasks: {
      ...directTasks,
      async readSite(request) {
        const answer = await directTasks.readSite(request);
        onRead();
        return answer;
      },
    },
  });
  const homeIsPublished = new Promise<void>(resolve => {
    onChange = tags => tags.includes('home') && resolve();
  });

  onRead = () => {
    onRead = nothing;
    folder.write(home, sampleWith(home, 'Cricket in Fernton', 'Cricket at home'));
    mockReport(null);
  };
  folder.write(guide, sampleWith(guide, 'title: Odds', 'title: Prices'));
  mockReport(null);
  await homeIsPublished;

  expect(watcher.current().home.main_title).toBe('Cricket at home');
  watcher.stop();
  folder.remove();
});

test('reports are news at once, and leave with the same tags', async () => {
  const folder = contentFolder();
  const published: string[][] = [];
  const watcher = await watchContent({
    ...options(folder.path, tags => published.push(tags)),
    tasks: directTasks,
  });
  const card = { slug: 'a-report', title: 'Ferns beat Herons', publish_date: 1 };
  const report = { card, hash: '1', reportOf: 'm1', isGenerated: true as const };
  const slugs = () => watcher.current().news.map(story => story.card.slug);
  const own = slugs();

  watcher.setReports([{ ...report, read: async () => card }]);
  expect(slugs().toSorted()).toEqual([...own, 'a-report'].sort());
  watcher.setReports([]);
  expect(slugs()).toEqual(own);
  expect(published).toEqual([
    ['news:a-report', 'news'],
    ['news:a-report', 'news'],
  ]);
  expect(watcher.generation()).toBe(2);
  watcher.stop();
  folder.remove();
});
