import path from 'node:path';
import { lineCount, sourceFiles } from './project-files';

const vague = /^(index|utils?|helpers?|misc|common|new|old)\./;
// Next names `[param]` folders, `(groups)` and its own files; the rest is ours.
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.client|\.d)?\.tsx?$/;

const sizes = sourceFiles()
  .map(lineCount)
  .sort((a, b) => a - b);
const share = (part: number) => sizes[Math.floor((sizes.length - 1) * part)];

describe('files', () => {
  it('hold at most 250 lines, half of them at most 60, nine in ten at most 150', () => {
    expect(sourceFiles().filter(file => lineCount(file) > 250)).toEqual([]);
    expect(share(0.5)).toBeLessThanOrEqual(60);
    expect(share(0.9)).toBeLessThanOrEqual(150);
  });

  it('hold a page in at most 80 lines', () => {
    const pages = sourceFiles().filter(file => path.basename(file) === 'page.tsx');

    expect(pages.filter(file => lineCount(file) > 80)).toEqual([]);
  });

  it('are named in kebab-case after what they export', () => {
    const names = sourceFiles().filter(file => {
      const name = path.basename(file);
      return vague.test(name) || !kebab.test(name);
    });

    expect(names).toEqual([]);
  });

  it('run in the browser for at most a quarter', () => {
    const client = sourceFiles().filter(file => /\.client\.tsx?$/.test(file));

    expect(client.length / sourceFiles().length).toBeLessThanOrEqual(0.25);
  });
});
