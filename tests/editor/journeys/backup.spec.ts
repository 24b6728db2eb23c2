import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import {
  addUsers,
  logInByApi,
  newStory,
  publish,
  runBackup,
  runCommand,
  type Call,
} from './editor-program';
import { test } from './editor-test';

/*
 * The editor's part of `npm run backup` and `npm run restore` on both databases.
 */
const findDraft = async (call: Call) =>
  (await call('GET', '/api/news?where[path][equals]=a-draft&draft=true')).json.docs as {
    id: number;
  }[];

test('a backup of a running editor restores content, drafts and users', async ({
  folders,
  start,
  newDatabase,
}) => {
  await addUsers(folders, ['editor']);
  const editor = await start();
  const call = await logInByApi(folders, 'editor');
  expect((await publish(call, newStory('rain'))).status).toBe(201);
  await call('POST', '/api/news?draft=true', { ...newStory('a-draft'), _status: 'draft' });
  const file = path.join(folders.contentDir, 'news/rain.md');
  const before = readFileSync(file);
  const backup = path.join(folders.dataDir, 'monday.tar.gz');

  await runBackup(folders, ['backup', backup]);

  await expect(runBackup(folders, ['backup', backup])).rejects.toThrow('exists already');
  await expect(runBackup(folders, ['restore', backup, '--force'])).rejects.toThrow(
    'Stop the editor first',
  );
  // Another folder has no editor that runs.
  const elsewhere = { ...folders, dataDir: path.join(folders.dataDir, 'elsewhere') };
  const contentDir = path.join(elsewhere.dataDir, 'content');
  const databaseUrl = await newDatabase();
  await runBackup({ ...elsewhere, contentDir, databaseUrl }, ['restore', backup]);
  const [draft] = await findDraft(call);
  const trashed = { deletedAt: new Date().toISOString() };
  expect((await call('PATCH', `/api/news/${draft?.id}`, trashed)).status).toBe(200);
  writeFileSync(file, 'damaged');
  const late = path.join(folders.contentDir, 'news/later.md');
  writeFileSync(late, before);
  await editor.stop('SIGTERM');

  await runBackup(folders, ['restore', backup, '--force']);

  expect(readFileSync(file).equals(before)).toBe(true);
  expect(existsSync(late)).toBe(false);
  await start();
  const again = await logInByApi(folders, 'editor');
  expect(await findDraft(again)).toHaveLength(1);
  const query = '/api/news?where[path][equals]=rain&depth=0';
  const [story] = (await again('GET', query)).json.docs as { changed_by: string }[];
  // Files and database are of the same moment: nothing counts as changed by hand.
  expect(story?.changed_by).toBe('editor@example.org');
});

test('a command with a wrong DATA_DIR reports it, and creates nothing', async ({
  folders,
  newDatabase,
}) => {
  const dataDir = path.join(folders.dataDir, 'wrong');
  const wrong = { ...folders, dataDir, databaseUrl: await newDatabase() };

  await expect(runCommand(wrong, ['user', 'list'])).rejects.toThrow(
    /There is no database of the editor in .*wrong|has no editor/,
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a backup is restored into an empty place', async ({ folders, start, newDatabase }) => {
  await addUsers(folders, ['editor']);
  const editor = await start();
  const call = await logInByApi(folders, 'editor');
  await call('POST', '/api/news?draft=true', { ...newStory('a-draft'), _status: 'draft' });
  const backup = path.join(folders.dataDir, 'monday.tar.gz');
  await runBackup(folders, ['backup', backup]);
  await editor.stop('SIGTERM');
  const files = readFileSync(path.join(folders.contentDir, 'home.yaml'), 'utf8');
  for (const name of ['editor.db', 'editor.db-wal', 'editor.db-shm'])
    rmSync(path.join(folders.dataDir, name), { force: true });
  rmSync(folders.contentDir, { recursive: true });
  mkdirSync(folders.contentDir);
  folders.databaseUrl = await newDatabase();

  await runBackup(folders, ['restore', backup]);

  expect(readFileSync(path.join(folders.contentDir, 'home.yaml'), 'utf8')).toBe(files);
  await start();
  expect(await findDraft(await logInByApi(folders, 'editor'))).toHaveLength(1);
});

test('what is not a complete backup changes nothing', async ({ folders, start }) => {
  await addUsers(folders, ['editor']);
  const editor = await start();
  const call = await logInByApi(folders, 'editor');
  await call('POST', '/api/news?draft=true', { ...newStory('a-draft'), _status: 'draft' });
  const backup = path.join(folders.dataDir, 'monday.tar.gz');
  await runBackup(folders, ['backup', backup]);
  await editor.stop('SIGTERM');
  const half = path.join(folders.dataDir, 'half.tar.gz');
  const bytes = readFileSync(backup);
  writeFileSync(half, bytes.subarray(0, bytes.length / 2));

  await expect(runBackup(folders, ['restore', half, '--force'])).rejects.toThrow(
    'The backup is damaged',
  );

  expect(existsSync(path.join(folders.contentDir, 'home.yaml'))).toBe(true);
  await start();
  expect(await findDraft(await logInByApi(folders, 'editor'))).toHaveLength(1);
});
