import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Regular files below a folder as paths with slashes, sorted; hidden ones and links are omitted. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !/(?:^|\/)\.|\\/.test(path))
    .sort();
}

/** Content files only: the built-in folder also contains the program that reads them. */
export const contentFilesBelow = (folder: string): string[] =>
  filesBelow(folder).filter(path => !path.endsWith('.ts'));

export function copyFiles(paths: readonly string[], from: string, to: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
}

/** Puts a copy of a file in the place of another at once. */
export function replaceFile(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/** Whether both folders hold these files and no others with the same bytes. */
export function areEqual(
  paths: readonly string[],
  from: string,
  to: readonly string[],
  at: string,
): boolean {
  return (
    paths.length === to.length &&
    paths.every(
      (path, index) =>
        path === to[index] && readFileSync(join(from, path)).equals(readFileSync(join(at, path))),
    )
  );
}
