import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/*
 * The operator's commands as `npm run` calls them: only the script and the built program.
 */
const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-script-'));
const project = join(parent, 'project');

beforeAll(() => {
  mkdirSync(join(project, 'scripts'), { recursive: true });
  for (const file of ['scripts/admin.mjs', 'scripts/processes/run-command.mjs', 'package.json'])
    cpSync(file, join(project, file));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Without npm or any other program in its PATH. */
const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(project, 'scripts/admin.mjs'), ...words], {
    cwd: parent,
    env: { ...process.env, PATH: '/nowhere', HOME: '/nowhere', DATA_DIR: join(parent, 'data') },
    encoding: 'utf8',
  });

const files = () => readdirSync(project, { recursive: true }).sort();

test('a command without a build prints what to do, and installs nothing', () => {
  const before = files();
  const { status, stdout, stderr } = run('messages');

  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The programs are not built yet: run `npm run build`, then this command again.\n',
  });
  expect(files()).toEqual(before);
});

test('a command without packages prints what to do', () => {
  const program = join(project, 'dist/api/admin-cli.js');
  mkdirSync(join(project, 'dist/api'), { recursive: true });
  writeFileSync(program, "import 'a-package-that-is-missing';\n");
  const { status, stderr } = run('messages');
  rmSync(program);

  expect(status).toBe(1);
  expect(stderr).toContain("Cannot find package 'a-package-that-is-missing'");
  expect(stderr).toContain('run `npm ci`');
});

test('a command runs from the built program alone, and writes only to DATA_DIR', async () => {
  cpSync('api/store/migrations', join(project, 'api/store/migrations'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  await build({
    entryPoints: { 'api/admin-cli': 'api/admin-cli.ts' },
    outdir: join(project, 'dist'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const before = files();
  const { status, stdout, stderr } = run('messages');

  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'No messages.\n', stderr: '' });
  expect(files()).toEqual(before);
  expect(readdirSync(join(parent, 'data'))).toEqual(['db']);
}, 90_000);
