import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../env';
import { projectPath } from '../project-path';
import { newsletterSecret } from '../visitors/newsletter-links';
import { areEqual, contentFilesBelow, copyFiles, filesBelow } from './files';

/* What a backup holds besides the database: secrets, content and imported records. */

export type BackupSettings = Pick<
  Settings,
  'CONTENT_DIR' | 'DATABASE_URL' | 'DATA_DIR' | 'NEWSLETTER_SECRET'
>;

const builtInContent = projectPath('api/content');

/** Copies secrets, content and imported records into `folder`. */
export function collectParts(settings: BackupSettings, folder: string): void {
  const dataDir = projectPath(settings.DATA_DIR);
  const contentDir = projectPath(settings.CONTENT_DIR);
  copyFiles(contentFilesBelow(contentDir), contentDir, join(folder, 'content'));
  copyFiles(recordsOf(dataDir), join(dataDir, 'records'), join(folder, 'records'));
  copyFiles(secretsOf(dataDir), dataDir, join(folder, 'secrets'));
  // A secret of the settings signs the links that were mailed, too.
  mkdirSync(join(folder, 'secrets'), { recursive: true });
  writeFileSync(join(folder, 'secrets/newsletter.secret'), newsletterSecret(settings));
}

/** Why the parts of a backup cannot be restored without replacing others; null when they can. */
export function partsInTheWay(settings: BackupSettings, folder: string): string | null {
  const dataDir = projectPath(settings.DATA_DIR);
  const secrets = join(folder, 'secrets');
  for (const name of filesBelow(secrets)) {
    const present = read(join(dataDir, name));
    if (present !== null && present !== read(join(secrets, name)))
      return `${join(dataDir, name)} holds another secret.`;
  }
  const target = contentTarget(settings, folder);
  if (target && contentFilesBelow(target).length > 0) return `${target} holds other content.`;
  return null;
}

/** Puts the parts of a backup in their places. Returns what an operator should know. */
export function placeParts(settings: BackupSettings, folder: string): string[] {
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
    const aside = replaceContent(join(folder, 'content'), target);
    if (aside) notes.push(`The content that was there is in ${aside}.`);
    if (target !== projectPath(settings.CONTENT_DIR))
      notes.push(
        `The content differs from the built-in one. It is in ${target}: set CONTENT_DIR to that folder to use it.`,
      );
  }
  const ownSecret = settings.NEWSLETTER_SECRET;
  if (ownSecret !== undefined && ownSecret !== read(join(folder, 'secrets/newsletter.secret')))
    notes.push(
      'NEWSLETTER_SECRET is not the one of the backup: links of mails sent before will not work. Unset it to use that of the backup.',
    );
  return notes;
}

/** Null when the content is in place already. That of the program itself is never written over. */
function contentTarget({ CONTENT_DIR, DATA_DIR }: BackupSettings, folder: string): string | null {
  const content = join(folder, 'content');
  const paths = filesBelow(content);
  const own = projectPath(CONTENT_DIR);
  const isIn = (place: string) => areEqual(paths, content, contentFilesBelow(place), place);
  if (isIn(own)) return null;
  return own === builtInContent ? join(projectPath(DATA_DIR), 'content') : own;
}

/** Swaps the content of a folder, which may be the root of a volume. Returns where the former is. */
function replaceContent(from: string, target: string): string | null {
  mkdirSync(target, { recursive: true });
  const staged = join(target, `.restore-${process.pid}`);
  copyFiles(filesBelow(from), from, staged);
  const former = readdirSync(target).filter(name => !name.startsWith('.'));
  const aside = join(target, `.before-restore-${Date.now()}`);
  if (former.length > 0) mkdirSync(aside);
  for (const name of former) renameSync(join(target, name), join(aside, name));
  for (const name of readdirSync(staged)) renameSync(join(staged, name), join(target, name));
  rmdirSync(staged);
  return former.length > 0 ? aside : null;
}

function replaceFile(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  copyFileSync(from, draft);
  renameSync(draft, to);
}

const secretsOf = (dataDir: string): string[] =>
  readdirSync(dataDir).filter(name => /^[a-z][a-z0-9-]*\.secret$/.test(name));

const recordsOf = (folder: string): string[] =>
  filesBelow(join(folder, 'records')).filter(name => name.endsWith('.json'));

const read = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
