import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from './list-files';

/** Files of the content that have other bytes than in its folder; null removes one. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

export type Overlay = {
  /** Makes the overlay read as the content with these changes alone. Throws for a name that leads out of it. */
  write(changes: Changes): void;
};

/**
 * A folder that reads as the content folder with some changes: links to its files, and the changed files. It is made
 * once; a write changes what differs from the last one.
 */
export function createOverlay(folder: string, overlay: string): Overlay {
  rmSync(overlay, { recursive: true, force: true });
  mkdirSync(overlay, { recursive: true, mode: 0o700 });
  const links = new Set<string>();
  let own: Changes = new Map();

  function remove(file: string): void {
    rmSync(placeOf(overlay, file), { force: true });
    links.delete(file);
  }

  return {
    write(changes) {
      for (const file of changes.keys()) placeOf(overlay, file);
      const present = new Set(listFiles(folder));
      for (const file of own.keys()) remove(file);
      for (const file of links) if (!present.has(file) || changes.has(file)) remove(file);
      for (const file of present) {
        if (changes.has(file) || links.has(file)) continue;
        symlinkSync(resolve(folder, file), makeRoom(overlay, file));
        links.add(file);
      }
      own = changes;
      for (const [file, content] of changes)
        if (content !== null) writeFileSync(makeRoom(overlay, file), content);
    },
  };
}

function placeOf(overlay: string, file: string): string {
  if (!isContentFile(file)) throw new Error(`'${file}' is not the name of a content file.`);
  return join(overlay, file);
}

function makeRoom(overlay: string, file: string): string {
  const place = placeOf(overlay, file);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}

/** Whether a path stays below the content folder. */
const isContentFile = (file: string): boolean =>
  !file.startsWith('/') && !file.split(/[/\\]/).includes('..') && !file.includes('\0');
