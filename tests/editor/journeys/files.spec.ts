import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { addUsers, logInByApi, newStory, publish } from './editor-program';
import { test } from './editor-test';

/* Files under concurrent saves, and when a program dies. Each test has its own editor. */
test('a process killed between write and rename leaves the file as it was, and publishes later', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  const file = path.join(folders.contentDir, 'news/two-tied-tests.md');
  const before = readFileSync(file, 'utf8');
  const preload = path.resolve('tests/editor/journeys/pause-rename.mjs');
  const editor = await start({ preload });
  const call = await logInByApi(folders, 'editor');
  const query = '/api/news?where[path][equals]=two-tied-tests&depth=0';
  const [document] = (await call('GET', query)).json.docs as { id: number }[];
  const changed = { ...document, excerpt: 'Two Tests were tied.', _status: 'published' };
  void call('PATCH', `/api/news/${document?.id}`, changed).catch(() => undefined);
  await waitUntil(() => existsSync(path.join(folders.dataDir, 'renaming')));

  await editor.stop('SIGKILL');

  expect(readFileSync(file, 'utf8')).toBe(before);
  const drafts = () => readdirSync(path.dirname(file)).filter(name => name.startsWith('.editor-'));
  expect(drafts()).toHaveLength(1);

  await start();
  const secondCall = await logInByApi(folders, 'editor');
  expect(drafts()).toEqual([]);
  const [same] = (await secondCall('GET', query)).json.docs as { id: number; excerpt: string }[];
  expect(same?.excerpt).toContain('More than 2,500 Tests');
  const published = await secondCall('PATCH', `/api/news/${document?.id}`, changed);
  expect(published.status).toBe(200);
  expect(readFileSync(file, 'utf8')).toContain('excerpt: Two Tests were tied.');
});

test('one of twenty concurrent saves of a document is published, and nothing is mixed', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const { doc } = (await publish(call, newStory('rain'))).json as { doc: { id: number } };
  const excerpts = Array.from({ length: 20 }, (_, index) => `It rained ${index} times.`);

  const results = await Promise.all(
    excerpts.map(excerpt =>
      call('PATCH', `/api/news/${doc.id}`, { ...doc, excerpt, _status: 'published' }),
    ),
  );

  const statuses = results.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const winner = excerpts[results.findIndex(({ status }) => status === 200)];
  const text = readFileSync(path.join(folders.contentDir, 'news/rain.md'), 'utf8');
  expect(text).toContain(`excerpt: ${winner}`);
  expect(text.match(/excerpt/g)).toHaveLength(1);
});

test(
  'twenty documents published together are twenty files',
  { tag: '@deep' },
  async ({ folders, start }) => {
    await addUsers(folders, ['editor']);
    await start();
    const call = await logInByApi(folders, 'editor');
    const names = Array.from({ length: 20 }, (_, index) => `rain-${index}`);

    const results = await Promise.all(names.map(name => publish(call, newStory(name))));

    expect(results.map(({ status }) => status)).toEqual(names.map(() => 201));
    for (const name of names)
      expect(readFileSync(path.join(folders.contentDir, `news/${name}.md`), 'utf8')).toContain(
        `title: Story ${name}`,
      );
  },
);

test('opening and publishing every document changes no byte of any file', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  for (const kind of ['news', 'pages', 'bookmakers', 'bonuses']) {
    const { docs } = (await call('GET', `/api/${kind}?limit=0&depth=0`)).json as {
      docs: { id: number; path: string }[];
    };
    expect(docs.length).toBeGreaterThan(5);
    for (const doc of docs) {
      const file = path.join(folders.contentDir, kind, `${doc.path}.md`);
      const before = readFileSync(file);
      const saved = await call('PATCH', `/api/${kind}/${doc.id}`, { ...doc, _status: 'published' });
      expect([doc.path, saved.status]).toEqual([doc.path, 200]);
      expect(readFileSync(file).equals(before)).toBe(true);
    }
  }
});

test('a file changed by hand is never overwritten, and becomes a version', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const { doc } = (await publish(call, newStory('rain'))).json as { doc: { id: number } };
  const file = path.join(folders.contentDir, 'news/rain.md');
  const byHand = readFileSync(file, 'utf8').replace('It rained.', 'By hand.');
  writeFileSync(file, byHand);

  const mine = { ...doc, excerpt: 'By form.', _status: 'published' };
  const refused = await call('PATCH', `/api/news/${doc.id}`, mine);

  expect(refused.status).toBe(409);
  expect(readFileSync(file, 'utf8')).toBe(byHand);
  const version = await waitUntil(async () => {
    const query = `/api/news/versions?where[parent][equals]=${doc.id}&depth=0`;
    const { docs } = (await call('GET', query)).json as {
      docs: { version: { excerpt: string; changed_by: string } }[];
    };
    return docs.find(({ version: one }) => one.excerpt === 'By hand.')?.version;
  });
  expect(version.changed_by).toBe('the file, by hand');
  const replaced = await call('PATCH', `/api/news/${doc.id}`, { ...mine, replace_file: true });
  expect(replaced.status).toBe(200);
  expect(readFileSync(file, 'utf8')).toContain('excerpt: By form.');
});
