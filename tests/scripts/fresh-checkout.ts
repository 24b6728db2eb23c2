import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';

export type FreshCheckout = {
  folder: string;
  write(file: string, text: string): void;
  /** Whether npm was called to install packages. */
  hasInstalled(): boolean;
  /** Runs one of its commands with only these settings. */
  run(args: string[], settings?: Record<string, string>): Program;
};

/** Records the call and fails like an npm without a network. */
const npm = `#!/bin/sh
touch "$(dirname "$0")/../installed"
echo 'npm error network' >&2
exit 1
`;

/** A fresh checkout with the files that the commands need; nothing is installed or built. */
export function createFreshCheckout(): FreshCheckout {
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-start-'));
  for (const name of [
    'scripts',
    'package.json',
    '.env.example',
    'lib/settings/secret-settings.json',
  ])
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

/** Makes the only package of the project look installed. */
export function installPackage(project: FreshCheckout): void {
  const noted = { packages: { 'node_modules/a': a } };
  project.write('node_modules/.package-lock.json', JSON.stringify(noted));
  project.write('node_modules/a/package.json', '{}');
  // Replaces the check of settings by their schemas, which other tests cover.
  project.write('node_modules/tsx/dist/cli.mjs', '');
}

/** Replaces the build by a no-op and the two programs by these. */
export function stubBuild(project: FreshCheckout, programs: { api: string; site: string }): void {
  project.write('dist/api/server.js', programs.api);
  project.write('dist/server/main.js', programs.site);
  project.write('scripts/build.mjs', '');
}

/** Unsets the settings of the test runner. */
const noSettings = () =>
  Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
      ([, name = '']) => [name, undefined],
    ),
  );
