import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Deeper than any folder of content; ends links that lead back to a folder above them. */
const deepest = 20;

/** Hidden files, and what editors and `sed -i` leave beside a file while they save it. */
const temporary =
  /^\.|~$|^#.*#$|\.(?:tmp|temp|bak|orig|part|swp)$|^4913$|^sed[A-Za-z0-9]{6}$|___jb_(?:tmp|old)___$/;

export const isContentName = (name: string): boolean => !temporary.test(name);

/** The files of a content folder as sorted paths below it, with '/'; links count as what they name. */
export function listFiles(folder: string): string[] {
  const found: string[] = [];
  const visit = (below: string, depth: number): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (!isContentName(entry.name)) continue;
      const path = below ? `${below}/${entry.name}` : entry.name;
      const target = entry.isSymbolicLink()
        ? statSync(join(folder, path), { throwIfNoEntry: false })
        : entry;
      if (target?.isDirectory() && depth < deepest) visit(path, depth + 1);
      else if (target?.isFile()) found.push(path);
    }
  };
  visit('', 0);
  return found.sort();
}
