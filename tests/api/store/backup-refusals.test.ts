import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { create } from 'tar';
import { createBackup } from '@/api/backup/create-backup';
import { restoreBackup } from '@/api/backup/restore-backup';
import { readSettings } from '@/api/env';
import { openEmbedded } from './databases';

/* Files that are not a valid backup of this version: each is refused before anything is written. */
const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-refusals-'));
const file = join(parent, 'backup.tar.gz');
let sound: Buffer;

const settingsOf = (name: string) =>
  readSettings({ DATA_DIR: join(parent, name), CONTENT_DIR: join(parent, `${name}-content`) });

beforeAll(async () => {
  const settings = settingsOf('source');
  await (await openEmbedded(settings.DATA_DIR)).close();
  await createBackup({ settings, file, replace: false });
  sound = readFileSync(file);
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Tries to restore it into an empty place, where nothing may be afterwards; returns the reason. */
async function refusal(archive: Buffer): Promise<string> {
  const settings = settingsOf('target');
  const other = join(parent, 'other.tar.gz');
  writeFileSync(other, archive);
  const reason = await restoreBackup({ settings, file: other, replace: true }).then(
    () => 'restored',
    (error: unknown) => String(error),
  );
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);
  expect(existsSync(settings.CONTENT_DIR)).toBe(false);
  return reason;
}

test.each<[string, (archive: Buffer) => Buffer]>([
  ['cut off', archive => archive.subarray(0, archive.length / 2)],
  ['changed in the middle', archive => flipped(archive, archive.length >> 1)],
  ['changed at the end', archive => flipped(archive, archive.length - 3)],
  ['empty', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('no archive at all\n'.repeat(100))],
  ['a text compressed by gzip', () => gzipSync('no archive at all\n'.repeat(100))],
  ['a zip archive', () => Buffer.from('504b0304140000000000'.padEnd(2048, '0'), 'hex')],
  [
    'a tar archive compressed by xz',
    () => Buffer.from('fd377a585a000004'.padEnd(2048, '0'), 'hex'),
  ],
  ['a dump of Postgres', () => Buffer.from('PGDMP'.padEnd(2048, '\x01'), 'latin1')],
])('refuses a file that is %s', async (_, change) => {
  expect(await refusal(change(sound))).toMatch(/The backup is damaged|This is not a backup/);
});

function flipped(archive: Buffer, at: number): Buffer {
  const copy = Buffer.from(archive);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** An archive of these files. */
async function archiveOf(files: Record<string, string>, more: string[] = []): Promise<Buffer> {
  const cwd = mkdtempSync(join(parent, 'archive-'));
  const archive = join(parent, 'made.tar.gz');
  mkdirSync(join(cwd, 'secrets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  symlinkSync('/etc/passwd', join(cwd, 'link.secret'));
  const options = { gzip: true, cwd, file: archive, preservePaths: true };
  await create(options, [...Object.keys(files), ...more]);
  return readFileSync(archive);
}

test.each(['../outside.secret', '/etc/hostname', 'link.secret'])(
  'refuses a name such as %s',
  async name => {
    writeFileSync(join(parent, 'outside.secret'), 'x');
    const archive = await archiveOf({ 'manifest.json': '{}' }, [name]);

    expect(await refusal(archive)).toContain(`it holds "${name}"`);
  },
);

test('refuses the archive of another tool, and names a file of it', async () => {
  const archive = await archiveOf({ 'notes.txt': 'of another tool' });

  expect(await refusal(archive)).toBe(
    'Error: The file is not a backup of this program, or was changed: it holds "notes.txt".',
  );
});

test.each([
  [{ format: 'off-the-bat-backup', formatVersion: 4 }, 'newer version of this program (format 4)'],
  [{ format: 'off-the-bat-backup', formatVersion: 3 }, 'The backup is damaged'],
  [{ format: 'of another program', formatVersion: 9 }, 'The backup is damaged'],
])('refuses a manifest such as %j', async (manifest, reason) => {
  const archive = await archiveOf({ 'manifest.json': JSON.stringify(manifest) });

  expect(await refusal(archive)).toContain(reason);
});

const emptyManifest = {
  format: 'off-the-bat-backup',
  formatVersion: 1,
  createdAt: new Date(0).toISOString(),
  migrations: [{ at: 4_000_000_000_000, hash: 'x' }],
  tables: [],
};
const listed = { path: 'secrets/a.secret', bytes: 1, sha256: '0'.repeat(64) };

test.each([
  ['of which a file was changed', [listed], 'secrets/a.secret has changed'],
  ['with a file that is not in its list', [], 'secrets/a.secret is not in its list'],
  [
    'that lacks a file',
    [listed, { ...listed, path: 'secrets/b.secret' }].reverse(),
    'secrets/b.secret is missing',
  ],
])('refuses a sound archive %s', async (_, files, reason) => {
  const archive = await archiveOf({
    'manifest.json': JSON.stringify({ ...emptyManifest, files }),
    'secrets/a.secret': 'x',
  });

  expect(await refusal(archive)).toContain(reason);
});

test('refuses a migration that this version does not have', async () => {
  const manifest = { ...emptyManifest, files: [] };
  const archive = await archiveOf({ 'manifest.json': JSON.stringify(manifest) });

  expect(await refusal(archive)).toContain('(database of 2096-10-02): update first');
});
