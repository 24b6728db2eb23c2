import { spawnSync } from 'node:child_process';
import { builtProgram } from '@/tests/fixtures/servers/built-program';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const check = () =>
  spawnSync(process.execPath, [builtProgram('api/admin-cli'), 'check:content'], {
    env: { ...process.env, CONTENT_DIR: folder.path },
    encoding: 'utf8',
  });

test('check:content lists file, place and reason, and fails when there is a problem', () => {
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('are valid') });

  const news = 'news/rain.md';
  folder.write(news, sampleWith(news, '/guides/odds', '/guides/evens'));
  folder.write('pages/Two Words.md', 'x');
  const { status, stdout } = check();

  expect(status).toBe(1);
  expect(stdout.split('\n')).toEqual([
    'pages/Two Words.md: expected a name such as two-words.md (left out)',
    'news/rain.md: text: no such page: /guides/evens (left out)',
    `Problems in ${folder.path}: 2.`,
    '',
  ]);
}, 30_000);

test('check:content lists what would stop the start', () => {
  folder.write('menu.yaml', 'links: [');
  const { status, stdout } = check();

  expect(status).toBe(1);
  expect(stdout).toMatch(/^menu\.yaml: line 1: .* \(stops the start\)$/m);
}, 30_000);
