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
import { copyEmbeddedTemplate } from '@/tests/setup/embedded-template';

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
const run = (words: string[], settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(project, 'scripts/admin.mjs'), ...words], {
    cwd: parent,
    env: {
      ...process.env,
      PATH: '/nowhere',
      HOME: '/nowhere',
      DATA_DIR: join(parent, 'data'),
      ...settings,
    },
    encoding: 'utf8',
  });

const files = () => readdirSync(project, { recursive: true }).sort();

test('a command without a build prints what to do, and installs nothing', () => {
  const before = files();
  const { status, stdout, stderr } = run(['messages']);

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
  const { status, stderr } = run(['messages']);
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
  copyEmbeddedTemplate(join(parent, 'data'));
  const { status, stdout, stderr } = run(['messages']);

  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'No messages.\n', stderr: '' });
  expect(files()).toEqual(before);
  expect(readdirSync(join(parent, 'data'))).toEqual(['db']);
}, 90_000);

test.each([['messages'], ['feeds'], ['backup', 'file.tar.gz'], ['forget', 'asha@example.org']])(
  '%s %s with a wrong DATA_DIR reports it, and creates nothing',
  (...words) => {
    const dataDir = join(parent, 'wrong');
    const { status, stdout, stderr } = run(words, { DATA_DIR: dataDir });

    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^There is no.* ${dataDir}|${dataDir} holds no database`));
    expect(readdirSync(parent)).not.toContain('wrong');
  },
  60_000,
);
