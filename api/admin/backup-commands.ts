import { resolve } from 'node:path';
import { standardStream } from '@/api/backup/archive';
import { createBackup } from '@/api/backup/create-backup';
import type { Manifest } from '@/api/backup/manifest';
import { restoreBackup } from '@/api/backup/restore-backup';
import { callerFolder, readSettings } from '@/api/env';
import { UsageError, type Arguments, type Command } from './command';

const options = { force: { type: 'boolean' } } as const;

export const backup: Command = {
  synopsis: 'FILE [--force]',
  summary: 'writes database, secrets and content to one file; - is standard output',
  options,
  async run(args) {
    const file = fileOf(args);
    const replace = args.values.force === true;
    const manifest = await createBackup({ settings: readSettings(), file, replace });
    const text = `Backed up ${contentsOf(manifest)} to ${file}.\nKeep .env beside it: settings are not part of it.\n`;
    if (file !== standardStream) return text;
    process.stderr.write(text);
    return '';
  },
};

export const restore: Command = {
  synopsis: 'FILE [--force]',
  summary: 'restores a backup into an empty place, --force into another; - is standard input',
  options,
  async run(args) {
    const file = fileOf(args);
    const replace = args.values.force === true;
    const { manifest, notes } = await restoreBackup({ settings: readSettings(), file, replace });
    return [`Restored ${contentsOf(manifest)} of ${manifest.createdAt}.`, ...notes, ''].join('\n');
  },
};

function fileOf({ positionals: [file, ...extra] }: Arguments): string {
  if (!file || extra.length > 0) throw new UsageError('Expected one file.');
  return file === standardStream ? file : resolve(callerFolder(), file);
}

function contentsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`${folder}/`)).length;
  return (
    `${rows} rows of ${tables.length} tables, ${count('secrets')} secrets, ` +
    `${count('content')} content files and ${count('records')} imported matches`
  );
}
