import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withProgress } from '../processes/progress.mjs';
import { root, runCommand, runPackage, stopWith } from '../processes/run-command.mjs';
import { buildFingerprint } from '../build/build-fingerprint.mjs';

/** Returns the steps that are missing before the programs can run: `install`, `build`. */
export function missingSteps() {
  return [isInstalled() || 'install', isBuilt() || 'build'].filter(step => step !== true);
}

/** Installs the locked packages unless they are already installed. */
export async function installIfNeeded(label = 'Installing packages') {
  if (isInstalled()) return;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = await withProgress(label, () =>
    npm?.endsWith('.js')
      ? runCommand(process.execPath, [npm, ...args], { quiet: true })
      : runCommand('npm', args, { quiet: true }),
  );
  if (code !== 0)
    stopWith(
      'The packages could not be installed (npm ci, its own words are above). Without a way to the ' +
        'npm registry nothing can be installed. If that is there, delete the folder node_modules and try again.',
    );
}

/** Builds unless the last build has the fingerprint of the current sources. */
export async function buildIfNeeded(label = 'Building') {
  if (isBuilt()) return;
  const build = () => runCommand(process.execPath, ['scripts/build.mjs'], { quiet: true });
  if ((await withProgress(label, build)) !== 0) stopWith('The build failed.');
}

/**
 * Validates the settings of these programs (`site`, `api`, `editor`) with their schemas, which need packages.
 * Exits when a setting is invalid.
 */
export async function checkSettings(programs) {
  const built = 'dist/check-settings.js';
  const code =
    isBuilt() && existsSync(built)
      ? await runCommand(process.execPath, [built, ...programs])
      : await runPackage('tsx/dist/cli.mjs', ['scripts/check-settings.ts', ...programs]);
  if (code !== 0) process.exit(1);
}

let sources;

function isBuilt() {
  const stamp = path.join(root, 'dist/build-stamp');
  if (!existsSync(stamp)) return false;
  sources ??= buildFingerprint();
  return readFileSync(stamp, 'utf8') === sources;
}

/**
 * Compares npm's own lock file with ours and checks that each package exists, since folders can be
 * deleted. Optional packages may be missing: they are for other systems.
 */
function isInstalled() {
  const noted = readJson('node_modules/.package-lock.json')?.packages ?? {};
  return Object.entries(readJson('package-lock.json').packages).every(
    ([name, { version, optional }]) =>
      name === '' ||
      optional ||
      (noted[name]?.version === version && existsSync(path.join(root, name, 'package.json'))),
  );
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return null;
  }
}
