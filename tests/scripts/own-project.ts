import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram, type Program } from '../fixtures/program';

export type OwnProject = {
  folder: string;
  write(file: string, text: string): void;
  /** Whether npm was called to install packages. */
  hasInstalled(): boolean;
  /** Runs one of its commands with these settings and no others. */
  run(args: string[], settings?: Record<string, string>): Program;
};

/** Says that it was called, and fails as without a network. */
const npm = `#!/bin/sh
touch "$(dirname "$0")/../installed"
echo 'npm error network' >&2
exit 1
`;

/** A fresh checkout, as far as the commands need it: nothing is installed, nothing built. */
export function createOwnProject(): OwnProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-start-'));
  for (const name of ['scripts', 'package.json', '.env.example', 'lib/domain/secret-settings.json'])
    cpSync(name, path.join(folder, name), { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text, { mode: 0o755 });
  };
  write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/a': a } }));
  write('bin/npm', npm);
  return {
    folder,
    write,
    hasInstalled: () => existsSync(path.join(folder, 'installed')),
    run: ([script = '', ...args], settings = {}) =>
      startProgram([path.join(folder, script), ...args], {
        ...noSettings(),
        PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
        npm_execpath: undefined,
        npm_lifecycle_event: undefined,
        ...settings,
      }),
  };
}

const a = { version: '1.0.0' };

/** Makes the project's one package look installed. */
export function installPackage(project: OwnProject): void {
  const noted = { packages: { 'node_modules/a': a } };
  project.write('node_modules/.package-lock.json', JSON.stringify(noted));
  project.write('node_modules/a/package.json', '{}');
  // Checks settings by the schemas, which are tested where they are.
  project.write('node_modules/tsx/dist/cli.mjs', '');
}

/** Replaces the build by one whose two programs are these. */
export function stubBuild(project: OwnProject, programs: { api: string; site: string }): void {
  project.write('dist/api/server.js', programs.api);
  project.write('dist/server/main.js', programs.site);
  project.write('scripts/build.mjs', '');
}

/** Takes the test runner's own settings away. */
const noSettings = () =>
  Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
      ([, name = '']) => [name, undefined],
    ),
  );
