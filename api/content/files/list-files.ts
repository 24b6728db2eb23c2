import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Deeper than any folder of content; ends symbolic links to a folder above them. */
const deepest = 20;

/** Hidden files, and the temporary files of editors and `sed -i`. */
const temporary =
  /^\.|~$|^#.*#$|\.(?:tmp|temp|bak|orig|part|swp)$|^4913$|^sed[A-Za-z0-9]{6}$|___jb_(?:tmp|old)___$/;

export const isContentName = (name: string): boolean => !temporary.test(name);

/** Whether each part of a path below the folder is a name of content. */
export const isContentPath = (file: string): boolean => file.split('/').every(isContentName);

/**
 * The files of a content folder as sorted paths below it, with '/'; symbolic links are followed.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const visit = (below: string, depth: number): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (!isContentName(entry.name)) continue;
      const path = below ? `${below}/${entry.name}` : entry.name;
      const target = entry.isSymbolicLink()
        ? statSync(join(folder, path), { throwIfNoEntry: false })
        : entry;
      if (target?.isDirectory() && depth < deepest) visit(path, depth + 1);
      else if (target?.isFile()) files.push(path);
    }
  };
  visit('', 0);
  return files.sort();
}
