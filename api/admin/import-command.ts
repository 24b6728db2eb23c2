import { join, resolve } from 'node:path';
import { makeFolderPrivate } from '@/lib/settings/private-folder';
import { callerFolder, readSettings } from '@/api/env';
import { importFiles } from '@/api/demo/cricsheet/import-files';
import { importedFolder } from '@/api/demo/create-feed';
import { projectPath } from '@/api/project-path';
import { UsageError, type Command } from './command';

export const importCricsheet: Command = {
  synopsis: '[--out DIR] FILE…',
  summary: 'adds Cricsheet matches to the demo, which shows them within a day',
  options: { out: { type: 'string' } },
  async run({ values: { out }, positionals }) {
    if (positionals.length === 0) throw new UsageError('Expected at least one file.');
    const files = positionals.map(file => resolve(callerFolder(), file));
    const { written, errors } = await importFiles(files, folderOf(out));
    if (errors.length > 0) throw new Error([...errors, 'Nothing was written.'].join('\n'));
    return written.map(file => `${file}\n`).join('');
  },
};

function folderOf(out: unknown): string {
  if (typeof out === 'string') return resolve(callerFolder(), out);
  const dataDir = projectPath(readSettings().DATA_DIR);
  makeFolderPrivate(dataDir);
  return join(dataDir, importedFolder);
}
