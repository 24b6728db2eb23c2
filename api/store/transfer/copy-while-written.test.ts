import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { copyWhileWritten } from './copy-while-written';

let parent: string;
let from: string;
let to: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'off-the-bat-copy-'));
  from = join(parent, 'from');
  to = join(parent, 'to');
  mkdirSync(join(from, 'empty'), { recursive: true });
  mkdirSync(join(from, 'log'));
  for (const name of ['same', 'changed', 'log/gone']) write(name, 'before', longAgo);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const longAgo = 1_700_000_000;

/** `seconds` is the time that the file shows. */
function write(name: string, text: string, seconds: number): void {
  writeFileSync(join(from, name), text);
  utimesSync(join(from, name), seconds, seconds);
}

/** The text of each file by its path; null of a folder. */
function contentsOf(folder: string): Record<string, string | null> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map(entry => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path), entry.isFile() ? readFileSync(path, 'utf8') : null] as const;
  });
  return Object.fromEntries(entries);
}

/** Copies the folder, which `change` changes last; returns the paths that were copied again after it. */
async function copyWith(change: () => void): Promise<string[]> {
  let again: string[] = [];
  await copyWhileWritten({
    from,
    to,
    withoutWrites: async work => {
      change();
      const marked = readdirSync(to, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name));
      for (const file of marked) writeFileSync(file, 'marked');
      await work();
      again = marked.filter(file => contentsOf(to)[relative(to, file)] !== 'marked');
    },
  });
  return again.map(file => relative(to, file));
}

test('a copy has all files and folders', async () => {
  await copyWhileWritten({ from, to, withoutWrites: work => work() });

  expect(contentsOf(to)).toEqual(contentsOf(from));
});

test('only what has changed is copied while nothing is written', async () => {
  const again = await copyWith(() => write('changed', 'after', longAgo + 1));

  expect(again).toEqual(['changed']);
  expect(contentsOf(to)).toMatchObject({ changed: 'after' });
});

test('a copy is of the last moment: files appear in it and disappear', async () => {
  await copyWhileWritten({
    from,
    to,
    withoutWrites: async work => {
      rmSync(join(from, 'log/gone'));
      mkdirSync(join(from, 'log/new'));
      write('log/new/file', 'after', longAgo);
      await work();
    },
  });

  expect(contentsOf(to)).toEqual(contentsOf(from));
});

test('a file is copied again when its time is too recent to show a change', async () => {
  const now = Date.now() / 1000 + 60;
  write('changed', 'before', now);
  const again = await copyWith(() => write('changed', 'after_', now));

  expect(again).toEqual(['changed']);
  expect(contentsOf(to)).toMatchObject({ changed: 'after_' });
});
