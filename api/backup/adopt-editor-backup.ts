import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';
import { describe, manifestFile } from './manifest';

/**
 * Gives an unpacked file of `npm run editor -- backup`, which earlier versions wrote without a manifest, the form of
 * a backup of the editor and the content alone. Leaves other files as they are.
 */
export async function adoptEditorBackup(folder: string): Promise<void> {
  const name = ['editor.db', 'editor.dump'].find(part => existsSync(join(folder, part)));
  if (existsSync(join(folder, manifestFile)) || name === undefined) return;
  const content = join(folder, 'content');
  if (filesBelow(content).length === 0)
    throw new Error('The backup is incomplete: it has no content.');
  for (const path of filesBelow(content).filter(file => file.endsWith('.ts')))
    rmSync(join(content, path));
  mkdirSync(join(folder, 'editor'));
  renameSync(join(folder, name), join(folder, 'editor', name));
  const createdAt = statSync(join(folder, 'editor', name)).mtime.toISOString();
  const manifest = await describe(folder, { migrations: [], tables: [] });
  writeFileSync(join(folder, manifestFile), JSON.stringify({ ...manifest, createdAt }));
}
