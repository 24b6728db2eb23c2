import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolder } from './folder-watcher';
import { scanFolder } from './scan-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-watch-'));
  writeFileSync(path.join(folder, 'a.md'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files are compared periodically without an event, as on a network drive', async () => {
  let calls = 0;
  await new Promise<void>(resolve => {
    const stop = watchFolder(folder, {
      log: { warn: jest.fn() },
      comparisonMs: 0,
      // The first calls come from the start of watching.
      onMaybeChanged: () => {
        calls += 1;
        if (calls < 4) return;
        stop();
        resolve();
      },
    });
  });

  expect(calls).toBe(4);
}, 20_000);

describe('a scan of a folder', () => {
  const nothing = new Map<string, string>();

  it('finds a file that has other text, also of the same length and with the same time', async () => {
    const file = path.join(folder, 'a.md');
    const { files } = await scanFolder(folder, nothing);
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'two');
    utimesSync(file, atime, mtime);

    expect([...(await scanFolder(folder, files)).changed]).toEqual(['a.md']);
  });

  it('finds new and removed files, and none that is not content', async () => {
    const { files } = await scanFolder(folder, nothing);
    writeFileSync(path.join(folder, '.a.md.swp'), 'x');
    writeFileSync(path.join(folder, 'a.md~'), 'x');
    writeFileSync(path.join(folder, 'b.md'), 'x');
    rmSync(path.join(folder, 'a.md'));

    const { changed } = await scanFolder(folder, files);
    expect([...changed].sort()).toEqual(['a.md', 'b.md']);
  });

  it('finds a file again that is so new that another write could be undetected', async () => {
    const { files } = await scanFolder(folder, nothing);
    expect((await scanFolder(folder, files)).changed.size).toBe(1);

    const settled = await scanFolder(path.resolve('lib'), nothing);
    expect((await scanFolder(path.resolve('lib'), settled.files)).changed.size).toBe(0);
  });

  it('looks at the files of some names alone, which count as changed', async () => {
    writeFileSync(path.join(folder, 'b.md'), 'x');
    const { files } = await scanFolder(folder, nothing);

    const next = await scanFolder(folder, files, ['b.md', 'gone.md', '.b.md.swp']);
    expect([...next.changed].sort()).toEqual(['b.md', 'gone.md']);
    expect([...next.files.keys()].sort()).toEqual(['a.md', 'b.md']);
  });

  it('fails when the folder is missing', async () => {
    await expect(scanFolder(path.join(folder, 'none'), nothing)).rejects.toThrow('ENOENT');
  });
});
