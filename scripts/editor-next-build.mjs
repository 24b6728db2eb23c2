/* Builds the editor in its own folder, with its own Next.js. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './processes/run-command.mjs';
import { sharedFiles } from './editor-shared-files.mjs';

// Next reads no file above its own folder.
for (const file of sharedFiles)
  copyFileSync(path.join(root, file), path.join(root, 'editor/src/theme', path.basename(file)));
// A build opens the database of the settings; this one is thrown away.
const dataDir = mkdtempSync(path.join(tmpdir(), 'editor-build-'));
const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  cwd: path.join(root, 'editor'),
  stdio: 'inherit',
  env: {
    ...process.env,
    PROJECT_ROOT: root,
    DATA_DIR: dataDir,
    EDITOR_DATABASE_URL: '',
    EDITOR_SECRET: 'only-for-the-build',
  },
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(status ?? 1);
