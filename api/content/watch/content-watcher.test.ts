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

test('files that change while others are read, and are not named, are read after them', async () => {
  const folder = contentFolder();
  const guide = 'pages/guides/odds.md';
  const home = 'home.yaml';
  let onRead = nothing;
  let onChange: (tags: string[]) => void = nothing;
  const watcher = await watchContent({
    ...{ folder: folder.path, startedAt: 0, siteUrl: 'https://site.test', siteName: 'The Site' },
    tasks: {
      ...directTasks,
      async readSite(request) {
        const answer = await directTasks.readSite(request);
        onRead();
        return answer;
      },
    },
    clock: processClock,
    log: { info: nothing, warn: nothing, error: nothing },
    onChange: tags => onChange(tags),
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
