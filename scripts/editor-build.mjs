import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFiles } from './editor-shared-files.mjs';
import { withProgress } from './processes/progress.mjs';
import { root, runCommand, stopWith } from './processes/run-command.mjs';

const folder = path.join(root, 'editor');
const stamp = path.join(folder, '.next/build-stamp');
/** The inputs of a build. */
const sources = [
  ...sharedFiles.map(file => `../${file}`),
  'format',
  'src',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies that the build makes, and commands that are run from their source. */
const isNotBuilt = /^src\/(?:theme\/(?:tokens\.css|archivo-\w+\.woff2)$|commands\/)/;

/** Whether the editor's own packages are those of its lock file. */
export function isEditorInstalled() {
  const noted = readJson('node_modules/.package-lock.json')?.packages ?? {};
  return Object.entries(readJson('package-lock.json')?.packages ?? {}).every(
    ([name, { version, optional }]) => name === '' || optional || noted[name]?.version === version,
  );
}

/** Installs the editor's own packages unless they are there. */
export async function installEditorIfNeeded(label = "Installing the editor's packages") {
  if (isEditorInstalled()) return;
  const args = ['ci', '--prefix', 'editor', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const code = await withProgress(label, () =>
    npm?.endsWith('.js')
      ? runCommand(process.execPath, [npm, ...args], { quiet: true })
      : runCommand('npm', args, { quiet: true }),
  );
  if (code !== 0) stopWith("The editor's packages could not be installed (npm ci, see above).");
}

/** Builds the editor unless the last build is of the current sources. */
export async function buildEditorIfNeeded(label = 'Building the editor') {
  const fingerprint = fingerprintOf();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  const build = () =>
    runCommand(process.execPath, ['scripts/editor-next-build.mjs'], {
      quiet: true,
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', EDITOR_IMPORT: 'off' },
    });
  if ((await withProgress(label, build)) !== 0) stopWith('The build of the editor failed.');
  writeFileSync(stamp, fingerprint);
}

function fingerprintOf() {
  const hash = createHash('sha256');
  const files = sources.flatMap(filesBelow).filter(file => !isNotBuilt.test(file));
  for (const file of files.sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

function filesBelow(name) {
  const entry = statSync(path.join(folder, name), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [name];
  return readdirSync(path.join(folder, name)).flatMap(child => filesBelow(`${name}/${child}`));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    return null;
  }
}
