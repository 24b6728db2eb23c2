import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overlayFolder } from './overlay-folder';

it('removes the folders of processes that were killed, and nothing else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-overlay-'));
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const others = [`editor-check-${process.ppid}`, 'editor-check-x', 'editor.db'];
  for (const entry of [...others, `editor-check-${ended}`, `editor-check-${process.pid}`])
    mkdirSync(join(dataDir, entry, 'pictures'), { recursive: true });

  const folder = overlayFolder(dataDir);

  expect(folder).toBe(join(dataDir, `editor-check-${process.pid}`));
  expect(readdirSync(dataDir).sort()).toEqual(others.sort());
  rmSync(dataDir, { recursive: true });
});
