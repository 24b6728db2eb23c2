import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand, stopWith } from './run-command.mjs';
import { sourceStamp } from './source-stamp.mjs';

/** Installs the locked packages unless they are there already. */
export async function installIfNeeded() {
  if (installed()) return;
  process.stdout.write('Installing packages …\n');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await runCommand(process.execPath, [npm, ...args], { quiet: true })
    : await runCommand('npm', args, { quiet: true });
  if (code !== 0) stopWith('The packages could not be installed (npm ci).');
}

/** Builds unless the last build was made of exactly these sources. */
export async function buildIfNeeded() {
  const stamp = path.join(root, 'dist/build-stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp()) return;
  process.stdout.write('Building …\n');
  const code = await runCommand(process.execPath, ['scripts/build.mjs'], { quiet: true });
  if (code !== 0) stopWith('The build failed.');
}

/** npm notes what it installed; packages for other systems are optional and may be missing. */
function installed() {
  const noted = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      name === '' || optional || present[name]?.version === version,
  );
}
