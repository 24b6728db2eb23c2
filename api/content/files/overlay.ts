import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from './list-files';

/** Files of the content that have other bytes than in its folder; null removes one. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

/**
 * Makes `overlay` a folder that reads as the content folder with some changes: links to its files, and the
 * changed files. Throws for the name of a file that would lead out of it.
 */
export function writeOverlay(folder: string, overlay: string, changes: Changes): void {
  const files = listFiles(folder);
  rmSync(overlay, { recursive: true, force: true });
  mkdirSync(overlay, { recursive: true, mode: 0o700 });
  for (const file of files)
    if (!changes.has(file)) symlinkSync(resolve(folder, file), placeOf(overlay, file));
  for (const [file, content] of changes)
    if (content !== null) writeFileSync(placeOf(overlay, file), content);
}

function placeOf(overlay: string, file: string): string {
  if (!isContentFile(file)) throw new Error(`The name '${file}' is not one of a content file.`);
  const place = join(overlay, file);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}

/** Whether a path stays below the content folder. */
const isContentFile = (file: string): boolean =>
  !file.startsWith('/') && !file.split(/[/\\]/).includes('..') && !file.includes('\0');
