import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { restoreBackup } from '@/api/backup/restore-backup';
import { readBackupSettings } from '@/api/env';

/* Files of `npm run editor -- backup`, which earlier versions wrote: content and editor, without a manifest. */
const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-editor-backups-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const database = 'SQLite format 3\0 and its pages';
let places = 0;

const newPlace = (more: Record<string, string> = {}) => {
  places += 1;
  const place = join(parent, String(places));
  return readBackupSettings({
    DATA_DIR: join(place, 'data'),
    CONTENT_DIR: join(place, 'content'),
    ...more,
  });
};

/** Writes an archive as the earlier command did, which has entries for its folders. */
async function earlierBackup(files: Record<string, string>): Promise<string> {
  const cwd = mkdtempSync(join(parent, 'files-'));
  mkdirSync(join(cwd, 'content/news'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const file = join(cwd, 'archive');
  const names = [...new Set(Object.keys(files).map(name => name.replace(/\/.*/, '')))];
  await create({ cwd, file, gzip: true, portable: true }, names);
  return file;
}

const content = { 'content/news/rain.md': 'It rained.', 'content/home.yaml': 'title: Home' };

test('restores the content and the editor of an earlier backup, and creates no database of the API', async () => {
  const settings = newPlace();
  const file = await earlierBackup({ ...content, 'editor.db': database });

  const { manifest } = await restoreBackup({ settings, file, replace: false });

  expect(readFileSync(join(settings.DATA_DIR, 'editor.db'), 'utf8')).toBe(database);
  expect(readFileSync(join(settings.CONTENT_DIR, 'news/rain.md'), 'utf8')).toBe('It rained.');
  expect(manifest.tables).toEqual([]);
  expect(existsSync(join(settings.DATA_DIR, 'db'))).toBe(false);
});

test.each([
  [
    'of SQLite where the editor uses Postgres',
    { ...content, 'editor.db': database },
    { EDITOR_DATABASE_URL: 'postgres://localhost/unused' },
    'unset EDITOR_DATABASE_URL',
  ],
  [
    'of Postgres where the editor uses SQLite',
    { ...content, 'editor.dump': 'PGDMP' },
    {},
    'set EDITOR_DATABASE_URL',
  ],
  ['with another file as database', { ...content, 'editor.db': 'text' }, {}, 'is damaged'],
  ['without content', { 'editor.db': database }, {}, 'has no content'],
])('refuses an earlier backup %s', async (_, files, more, reason) => {
  const settings = newPlace(more);
  const file = await earlierBackup(files);

  await expect(restoreBackup({ settings, file, replace: true })).rejects.toThrow(reason);
  expect(existsSync(settings.CONTENT_DIR)).toBe(false);
  expect(existsSync(join(settings.DATA_DIR, 'editor.db'))).toBe(false);
});
