import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import { vapidPrivateKey } from '@/api/visitors/alerts/vapid';
import { newsletterSecret } from '@/api/visitors/newsletter-links';
import type { FeedFileSettings } from './feed-files';
import { areEqual, contentFilesBelow, copyFiles, filesBelow, replaceFile } from './files';

/* The parts of a backup besides the databases: secrets, content and imported records. */

export type BackupSettings = Pick<
  Settings,
  'CONTENT_DIR' | 'DATABASE_URL' | 'DATA_DIR' | 'NEWSLETTER_SECRET' | 'VAPID_PRIVATE_KEY'
> &
  FeedFileSettings & { EDITOR_DATABASE_URL?: string | undefined };

const builtInContent = projectPath('content');

/** Copies secrets, content and imported records into `folder`; `hasRows`: also those that the API's rows need. */
export function collectParts(
  settings: BackupSettings,
  folder: string,
  { hasRows }: { hasRows: boolean },
): void {
  const dataDir = projectPath(settings.DATA_DIR);
  const contentDir = projectPath(settings.CONTENT_DIR);
  copyFiles(contentFilesBelow(contentDir), contentDir, join(folder, 'content'));
  copyFiles(recordsOf(dataDir), join(dataDir, 'records'), join(folder, 'records'));
  copyFiles(secretsOf(dataDir), dataDir, join(folder, 'secrets'));
  if (!hasRows) return;
  // A secret from the settings also signs the links in emails that were sent, and the alerts.
  mkdirSync(join(folder, 'secrets'), { recursive: true });
  writeFileSync(join(folder, 'secrets/newsletter.secret'), newsletterSecret(settings));
  writeFileSync(join(folder, 'secrets/vapid.secret'), vapidPrivateKey(settings));
}

/** Describes what a restore without `replace` would overwrite; null when that is nothing. */
export function findConflict(settings: BackupSettings, folder: string): string | null {
  const dataDir = projectPath(settings.DATA_DIR);
  const secrets = join(folder, 'secrets');
  for (const name of filesBelow(secrets)) {
    const existing = readIfExists(join(dataDir, name));
    if (existing !== null && existing !== readIfExists(join(secrets, name)))
      return `${join(dataDir, name)} holds another secret.`;
  }
  const target = contentTarget(settings, folder);
  if (target && contentFilesBelow(target).length > 0) return `${target} holds other content.`;
  return null;
}

/** Restores the parts of a backup. Returns notes for the operator. */
export function restoreParts(settings: BackupSettings, folder: string): string[] {
  const dataDir = projectPath(settings.DATA_DIR);
  const notes: string[] = [];
  for (const name of filesBelow(join(folder, 'secrets')))
    replaceFile(join(folder, 'secrets', name), join(dataDir, name));
  for (const name of recordsOf(folder)) {
    mkdirSync(join(dataDir, 'records'), { recursive: true });
    replaceFile(join(folder, 'records', name), join(dataDir, 'records', name));
  }
  const target = contentTarget(settings, folder);
  if (target) {
    const previousFolder = replaceContent(join(folder, 'content'), target);
    if (previousFolder) notes.push(`The content that was there is in ${previousFolder}.`);
    if (target !== projectPath(settings.CONTENT_DIR))
      notes.push(
        `The content differs from the built-in one. It is in ${target}: set CONTENT_DIR to that folder to use it.`,
      );
  }
  const ownSecret = settings.NEWSLETTER_SECRET;
  const storedSecret = readIfExists(join(folder, 'secrets/newsletter.secret'));
  if (ownSecret !== undefined && storedSecret !== null && ownSecret !== storedSecret)
    notes.push(
      'NEWSLETTER_SECRET is not the one of the backup: links of mails sent before will not work. Unset it to use that of the backup.',
    );
  const ownKey = settings.VAPID_PRIVATE_KEY;
  const storedKey = readIfExists(join(folder, 'secrets/vapid.secret'));
  if (ownKey !== undefined && storedKey !== null && ownKey !== storedKey)
    notes.push(
      'VAPID_PRIVATE_KEY is not the one of the backup: push services will refuse its alerts. Unset it to use that of the backup.',
    );
  return notes;
}

/** Null when the content is already there. The built-in content is never overwritten. */
function contentTarget({ CONTENT_DIR, DATA_DIR }: BackupSettings, folder: string): string | null {
  const content = join(folder, 'content');
  const paths = filesBelow(content);
  const configuredFolder = projectPath(CONTENT_DIR);
  const hasSameContent = (dir: string) => areEqual(paths, content, contentFilesBelow(dir), dir);
  if (hasSameContent(configuredFolder)) return null;
  return configuredFolder === builtInContent
    ? join(projectPath(DATA_DIR), 'content')
    : configuredFolder;
}

/** Swaps the content of a folder, which may be a volume's root. Returns the old content's folder. */
function replaceContent(from: string, target: string): string | null {
  mkdirSync(target, { recursive: true });
  const stagingFolder = join(target, `.restore-${process.pid}`);
  try {
    copyFiles(filesBelow(from), from, stagingFolder);
  } catch (error) {
    rmSync(stagingFolder, { recursive: true, force: true });
    throw error;
  }
  const previousNames = readdirSync(target).filter(name => !name.startsWith('.'));
  const previousFolder = join(target, `.before-restore-${Date.now()}`);
  if (previousNames.length > 0) mkdirSync(previousFolder);
  for (const name of previousNames) renameSync(join(target, name), join(previousFolder, name));
  for (const name of readdirSync(stagingFolder))
    renameSync(join(stagingFolder, name), join(target, name));
  rmdirSync(stagingFolder);
  return previousNames.length > 0 ? previousFolder : null;
}

const secretsOf = (dataDir: string): string[] =>
  readdirSync(dataDir).filter(name => /^[a-z][a-z0-9-]*\.secret$/.test(name));

const recordsOf = (folder: string): string[] =>
  filesBelow(join(folder, 'records')).filter(name => name.endsWith('.json'));

const readIfExists = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
