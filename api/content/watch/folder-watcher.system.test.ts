import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprintOf } from './folder-fingerprint';
import { watchFolder } from './folder-watcher';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-watch-'));
  writeFileSync(path.join(folder, 'a.md'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files are compared periodically without an event, as on a network drive', async () => {
  let calls = 0;
  await new Promise<void>(resolve => {
    const folderWatch = watchFolder(folder, {
      log: { warn: jest.fn() },
      comparisonMs: 0,
      // The first calls come from the start of watching.
      onMaybeChanged: () => {
        calls += 1;
        if (calls < 4) return;
        folderWatch.stop();
        resolve();
      },
    });
  });

  expect(calls).toBe(4);
}, 20_000);

describe('the fingerprint of a folder', () => {
  it('differs when a file has other text, also of the same length and with the same time', async () => {
    const file = path.join(folder, 'a.md');
    const before = await fingerprintOf(folder);
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'two');
    utimesSync(file, atime, mtime);

    expect((await fingerprintOf(folder))?.text).not.toBe(before?.text);
  });

  it('is the same for files that are not content', async () => {
    const before = await fingerprintOf(folder);
    writeFileSync(path.join(folder, '.a.md.swp'), 'x');
    writeFileSync(path.join(folder, 'a.md~'), 'x');

    expect((await fingerprintOf(folder))?.text).toBe(before?.text);
  });

  it('states whether files are so new that another write could be undetected', async () => {
    expect((await fingerprintOf(folder))?.isSettled).toBe(false);
    expect((await fingerprintOf(path.resolve('lib')))?.isSettled).toBe(true);
  });

  it('is null when the folder is missing', async () => {
    expect(await fingerprintOf(path.join(folder, 'none'))).toBeNull();
  });
});
