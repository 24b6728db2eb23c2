import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '@/api/env';
import { errorCode } from '@/api/error-code';
import { projectPath } from '@/api/project-path';
import { replaceFile } from './files';

/*
 * The operator's own files for feeds: that of BOOKMAKERS_FILE, and the matches of FEED_DIR. They may be anywhere, so
 * that a backup has them under names of its own.
 */
export type FeedFileSettings = Partial<Pick<Settings, 'BOOKMAKERS_FILE' | 'FEED' | 'FEED_DIR'>>;

/** Settings that name the restored files, where they are in other places than the settings name. */
export type FeedFilePlaces = { BOOKMAKERS_FILE?: string; FEED_DIR?: string };

const bookmakersPart = 'feeds/bookmakers.json';
const matchesPart = 'feeds/matches';

/** Copies them into `folder`. Returns what could not be read, as sentences for the operator. */
export function collectFeedFiles(settings: FeedFileSettings, folder: string): string[] {
  const problems: string[] = [];
  const read = <T>(setting: string, path: string, reader: (path: string) => T): T | null => {
    try {
      return reader(path);
    } catch (error) {
      const code = errorCode(error);
      problems.push(
        `${setting}: ${path} ${code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? error})`}.`,
      );
      return null;
    }
  };
  const copy = (setting: string, file: string, part: string) => {
    const bytes = read(setting, file, path => readFileSync(path));
    if (bytes === null) return;
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    writeFileSync(join(folder, part), bytes);
  };
  const { BOOKMAKERS_FILE, FEED, FEED_DIR } = settings;
  if (BOOKMAKERS_FILE !== undefined)
    copy('BOOKMAKERS_FILE', projectPath(BOOKMAKERS_FILE), bookmakersPart);
  const matches = FEED_DIR === undefined ? null : projectPath(FEED_DIR);
  if (matches === null || (FEED !== 'file' && !existsSync(matches))) return problems;
  for (const name of read('FEED_DIR', matches, matchesIn) ?? [])
    if (name.includes('\\')) problems.push(`FEED_DIR: no backup can have the name ${name}.`);
    else copy('FEED_DIR', join(matches, name), `${matchesPart}/${name}`);
  return problems;
}

/** Describes what a restore without `replace` would overwrite; null when that is nothing. */
export function findFeedConflict(settings: FeedFileTarget, folder: string): string | null {
  const bookmakers = join(folder, bookmakersPart);
  const file = bookmakersTarget(settings);
  if (existsSync(bookmakers) && existsSync(file) && !isSame(bookmakers, file))
    return `${file} has other bookmakers.`;
  return areMatchesOther(settings, folder) ? `${matchesTarget(settings)} has other matches.` : null;
}

/** Restores them. Returns notes for the operator, and the settings that name those in other places. */
export function restoreFeedFiles(
  settings: FeedFileTarget,
  folder: string,
): { notes: string[]; places: FeedFilePlaces } {
  const notes: string[] = [];
  const places: FeedFilePlaces = {};
  const stamp = Date.now();
  const bookmakers = join(folder, bookmakersPart);
  if (existsSync(bookmakers)) {
    const file = bookmakersTarget(settings);
    if (existsSync(file) && !isSame(bookmakers, file)) {
      renameSync(file, `${file}.before-restore-${stamp}`);
      notes.push(`The bookmakers that were there are in ${file}.before-restore-${stamp}.`);
    }
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) replaceFile(bookmakers, file);
    if (settings.BOOKMAKERS_FILE === undefined) places.BOOKMAKERS_FILE = file;
  }
  if (existsSync(join(folder, matchesPart))) {
    const target = matchesTarget(settings);
    if (areMatchesOther(settings, folder)) {
      const previous = join(target, `.before-restore-${stamp}`);
      mkdirSync(previous);
      for (const name of matchesIn(target)) renameSync(join(target, name), join(previous, name));
      notes.push(`The matches that were there are in ${previous}.`);
    }
    mkdirSync(target, { recursive: true });
    for (const name of matchesIn(join(folder, matchesPart)))
      if (!existsSync(join(target, name)))
        replaceFile(join(folder, matchesPart, name), join(target, name));
    if (settings.FEED !== 'file') places.FEED_DIR = target;
  }
  return { notes, places };
}

type FeedFileTarget = FeedFileSettings & Pick<Settings, 'DATA_DIR'>;

const bookmakersTarget = ({ BOOKMAKERS_FILE, DATA_DIR }: FeedFileTarget): string =>
  projectPath(BOOKMAKERS_FILE ?? join(DATA_DIR, 'bookmakers.json'));

/** FEED_DIR has a default, which only `FEED=file` uses. */
const matchesTarget = ({ FEED, FEED_DIR, DATA_DIR }: FeedFileTarget): string =>
  projectPath(FEED === 'file' && FEED_DIR !== undefined ? FEED_DIR : join(DATA_DIR, 'matches'));

/** Whether the target has matches, and others than the backup. */
function areMatchesOther(settings: FeedFileTarget, folder: string): boolean {
  const [part, target] = [join(folder, matchesPart), matchesTarget(settings)];
  const existing = existsSync(target) ? matchesIn(target) : [];
  if (!existsSync(part) || existing.length === 0) return false;
  const isKnown = (name: string) =>
    existsSync(join(part, name)) && isSame(join(part, name), join(target, name));
  return existing.length !== matchesIn(part).length || !existing.every(isKnown);
}

/** The names that the feed reads (api/feeds/file/file-feed.ts). */
const matchesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json') && !name.startsWith('.'))
    .sort();

const isSame = (one: string, other: string): boolean =>
  readFileSync(one).equals(readFileSync(other));
