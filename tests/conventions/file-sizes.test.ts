import path from 'node:path';
import { lineCount, projectFiles, sourceFiles } from './project-files';

const vague = /^(index|utils?|helpers?|misc|common|new|old)\./;
// Applies to base names only, since Next requires folder names such as `[param]` and `(group)`.
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.client|\.d)?\.tsx?$/;

const sizes = sourceFiles()
  .map(lineCount)
  .sort((a, b) => a - b);
const share = (part: number) => sizes[Math.floor((sizes.length - 1) * part)];

describe('files', () => {
  it('files have at most 250 lines, half of them at most 60, 90 % at most 150', () => {
    expect(sourceFiles().filter(file => lineCount(file) > 250)).toEqual([]);
    expect(share(0.5)).toBeLessThanOrEqual(60);
    expect(share(0.9)).toBeLessThanOrEqual(150);
  });

  it('pages have at most 80 lines', () => {
    const pages = sourceFiles().filter(file => path.basename(file) === 'page.tsx');

    expect(pages.filter(file => lineCount(file) > 80)).toEqual([]);
  });

  it('files have kebab-case names that are not vague', () => {
    const names = sourceFiles().filter(file => {
      const name = path.basename(file);
      return vague.test(name) || !kebab.test(name);
    });

    expect(names).toEqual([]);
  });

  it('client code is at most 25 % of the program', () => {
    const client = sourceFiles().filter(file => /\.client\.tsx?$/.test(file));

    expect(client.length / sourceFiles().length).toBeLessThanOrEqual(0.25);
  });
});

describe('folders', () => {
  // One file a record. In the root are the files that tools look for there.
  const records = /^(api\/demo\/records\/data|content\/.*|\.)$/;

  it('folders have at most 30 entries', () => {
    const entries = new Map<string, Set<string>>();
    for (const file of projectFiles()) addEntries(entries, file);

    const large = [...entries].filter(([folder, { size }]) => size > 30 && !records.test(folder));
    expect(large.map(([folder]) => folder)).toEqual([]);
  });
});

/** Adds a file to its folder, and the folder to the one above. */
function addEntries(entries: Map<string, Set<string>>, file: string): void {
  const folder = path.posix.dirname(file);
  entries.set(folder, (entries.get(folder) ?? new Set()).add(path.posix.basename(file)));
  if (folder !== '.') addEntries(entries, folder);
}
