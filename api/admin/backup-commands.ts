import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { standardStream } from '@/api/backup/archive';
import { createBackup } from '@/api/backup/create-backup';
import type { Manifest } from '@/api/backup/manifest';
import {
  expectEmptyFolder,
  rehearsalFolders,
  rehearsalSettings,
  type RehearsalPorts,
} from '@/api/backup/rehearsal';
import { restoreBackup } from '@/api/backup/restore-backup';
import { writeSettings } from '@/api/backup/settings-file';
import { callerFolder, environmentWith, readBackupSettings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import { UsageError, type Arguments, type Command } from './command';

/** Beside the default ports of the programs. */
const defaultPorts = '3001,4001,4101';

export const backup: Command = {
  synopsis: 'FILE [--force]',
  summary:
    'writes database, secrets, content, files of feeds, editor and settings to one file; - is standard output',
  options: { force: { type: 'boolean' } },
  async run(args) {
    const file = fileOf(args);
    const replace = args.values.force === true;
    const { manifest, problems } = await createBackup({
      settings: readBackupSettings(),
      variables: environmentWith({}),
      file,
      replace,
    });
    const text = [`Backed up ${contentsOf(manifest)} to ${file}.`, ...missingFrom(manifest)];
    // The rest is in the file, so that a name that is wrong costs no backup; the exit status reports it.
    if (problems.length > 0)
      throw new Error([...text, 'Not everything is in this backup:', ...problems].join('\n'));
    if (file !== standardStream) return `${text.join('\n')}\n`;
    process.stderr.write(`${text.join('\n')}\n`);
    return '';
  },
};

export const restore: Command = {
  synopsis: 'FILE [--force] [--into FOLDER [--ports SITE,API,EDITOR]]',
  summary:
    'restores a backup into an empty place, --force into another, --into a folder to try it; - is standard input',
  options: { force: { type: 'boolean' }, into: { type: 'string' }, ports: { type: 'string' } },
  async run(args) {
    const file = fileOf(args);
    const { into, ports } = args.values;
    if (typeof into === 'string')
      return rehearse(file, resolve(callerFolder(), into), portsOf(ports ?? defaultPorts));
    if (ports !== undefined) throw new UsageError('--ports expects --into FOLDER.');
    const settings = readBackupSettings();
    const replace = args.values.force === true;
    const { manifest, variables, feedFiles, notes } = await restoreBackup({
      settings,
      file,
      replace,
    });
    for (const [setting, path] of Object.entries(feedFiles))
      notes.push(`${path} is what ${setting} named: set ${setting} to it.`);
    if (variables) {
      const copy = join(projectPath(settings.DATA_DIR), 'restored-settings.env');
      writeSettings(copy, variables);
      notes.push(`The settings of the backup are in ${copy}: compare them with yours.`);
    }
    return [`Restored ${contentsOf(manifest)} of ${manifest.createdAt}.`, ...notes, ''].join('\n');
  },
};

/** Restores a backup into a new folder, for programs that run beside those of the site. */
async function rehearse(file: string, folder: string, ports: RehearsalPorts): Promise<string> {
  expectEmptyFolder(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const settings = rehearsalFolders(folder);
  try {
    const { manifest, variables, feedFiles, notes } = await restoreBackup({
      settings,
      file,
      replace: false,
      skipsEditorDump: true,
    });
    const envFile = join(folder, '.env');
    writeSettings(envFile, rehearsalSettings(variables ?? {}, { folder, ports, feedFiles }));
    const start = `node --env-file=${envFile} scripts/start`;
    return [
      `Restored ${contentsOf(manifest)} of ${manifest.createdAt} into ${folder}.`,
      ...notes,
      'To look at it beside the running site, without emails, alerts and feeds:',
      `  ${start}.mjs          http://localhost:${ports.site}`,
      `  ${start}-editor.mjs   http://localhost:${ports.editor}/admin`,
      `Then stop both, and delete ${folder}.`,
      '',
    ].join('\n');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function portsOf(value: unknown): RehearsalPorts {
  const [site = '', api = '', editor = '', ...more] = String(value).split(',');
  const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) < 65_536;
  if (![site, api, editor].every(isPort) || more.length > 0)
    throw new UsageError(`--ports expects three ports, such as ${defaultPorts}.`);
  return { site, api, editor };
}

function fileOf({ positionals: [file, ...extra] }: Arguments): string {
  if (!file || extra.length > 0) throw new UsageError('Expected one file.');
  return file === standardStream ? file : resolve(callerFolder(), file);
}

const has = ({ files }: Manifest, start: string): boolean =>
  files.some(({ path }) => path.startsWith(start));

function contentsOf(manifest: Manifest): string {
  const { tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`${folder}/`)).length;
  return [
    ...(tables.length > 0 ? [`${rows} rows of ${tables.length} tables`] : []),
    `${count('secrets')} secrets`,
    `${count('content')} content files`,
    `${count('records')} imported matches`,
    ...(has(manifest, 'feeds/bookmakers') ? ['the file of bookmakers'] : []),
    ...(has(manifest, 'feeds/matches/') ? [`${count('feeds/matches')} files of matches`] : []),
    ...(has(manifest, 'editor/') ? ["the editor's database"] : []),
    ...(has(manifest, 'settings/') ? ['the settings'] : []),
  ]
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
}

/** What an operator may expect of a backup, and this one lacks. */
function missingFrom(manifest: Manifest): string[] {
  return [
    ...(manifest.tables.length > 0
      ? []
      : ["Without the API's database: DATA_DIR has none, and DATABASE_URL is not set."]),
    ...(has(manifest, 'editor/')
      ? []
      : ['Without an editor: DATA_DIR has no editor.db, and EDITOR_DATABASE_URL is not set.']),
  ];
}
