import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from './list-files';
import { createOverlay } from './overlay';

let root: string;
let folder: string;
let overlay: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'off-the-bat-overlay-'));
  folder = join(root, 'content');
  overlay = join(root, 'overlay');
  mkdirSync(join(folder, 'news'), { recursive: true });
  writeFileSync(join(folder, 'menu.yaml'), 'menu');
  writeFileSync(join(folder, 'news/toss.md'), 'toss');
  writeFileSync(join(folder, 'news/rain.md'), 'rain');
});
afterEach(() => rmSync(root, { recursive: true }));

const contentOf = (folder: string) =>
  Object.fromEntries(
    listFiles(folder).map(file => [file, readFileSync(join(folder, file), 'utf8')]),
  );

test('the overlay reads as the content with the changes, and leaves the content as it is', () => {
  const before = contentOf(folder);
  const changes = new Map([
    ['news/rain.md', 'more rain'],
    ['news/toss.md', null],
    ['pages/odds.md', 'odds'],
  ]);
  createOverlay(folder, overlay).write(changes);

  expect(contentOf(overlay)).toEqual({
    'menu.yaml': 'menu',
    'news/rain.md': 'more rain',
    'pages/odds.md': 'odds',
  });
  expect(contentOf(folder)).toEqual(before);
});

test('a second write drops the earlier changes and starts from the current files', () => {
  const files = createOverlay(folder, overlay);
  const first = [
    ['news/rain.md', 'more rain'],
    ['news/toss.md', null],
    ['pages/odds.md', 'odds'],
  ] as const;
  files.write(new Map(first));
  rmSync(join(folder, 'menu.yaml'));
  writeFileSync(join(folder, 'news/sun.md'), 'sun');
  files.write(new Map([['news/sun.md', 'more sun']]));

  expect(contentOf(overlay)).toEqual({
    'news/rain.md': 'rain',
    'news/toss.md': 'toss',
    'news/sun.md': 'more sun',
  });
  expect(readFileSync(join(folder, 'news/sun.md'), 'utf8')).toBe('sun');
});

test.each(['../outside.md', 'news/../../outside.md', 'news\\..\\..\\outside.md', 'a\0.md'])(
  'the name %j is refused, and nothing is written outside',
  file => {
    expect(() => createOverlay(folder, overlay).write(new Map([[file, 'x']]))).toThrow(
      'is not the name of a content file',
    );
    expect(existsSync(join(root, 'outside.md'))).toBe(false);
  },
);

test('an absolute name is refused', () => {
  const file = join(root, 'outside.md');
  expect(() => createOverlay(folder, overlay).write(new Map([[file, 'x']]))).toThrow(
    'is not the name of a content file',
  );
});
