import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContentsPrivate, makeFolderPrivate } from './private-folder';

const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-private-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('creates a folder that other users cannot enter', () => {
  const folder = join(parent, 'new', 'data');

  expect(makeFolderPrivate(folder)).toBeNull();
  expect(modeOf(folder)).toBe(0o700);
});

test('removes the access of other users from an existing folder and returns its former mode', () => {
  const folder = join(parent, 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o755);

  expect(makeFolderPrivate(folder)).toBe(0o755);
  expect(modeOf(folder)).toBe(0o700);
  expect(makeFolderPrivate(folder)).toBeNull();
});

test('rejects a folder of another user, names both and leaves it as it is', () => {
  const folder = join(parent, 'foreign');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const { uid } = statSync(folder);
  const user = jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);

  expect(() => makeFolderPrivate(folder)).toThrow(
    `The folder ${folder} (DATA_DIR) belongs to user ${uid}, but this program runs as user ${uid + 1}.`,
  );
  user.mockRestore();
  expect(modeOf(folder)).toBe(0o755);
});

test('removes the access of other users from all files of a folder, not from what links point to', () => {
  const folder = join(parent, 'contents');
  const outside = join(parent, 'outside');
  mkdirSync(join(folder, 'base'), { recursive: true });
  for (const file of [outside, join(folder, 'base', 'table')]) {
    writeFileSync(file, 'rows');
    chmodSync(file, 0o666);
  }
  symlinkSync(outside, join(folder, 'link'));
  makeContentsPrivate(folder);

  expect(modeOf(join(folder, 'base', 'table'))).toBe(0o600);
  expect(modeOf(outside)).toBe(0o666);
});
