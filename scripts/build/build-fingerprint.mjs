import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes/run-command.mjs';

// All inputs of a build. Content files and match records are read at run time.
const sources = [
  'api',
  'app',
  'components',
  'lib',
  'public',
  'server',
  'middleware.ts',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/check-live.ts',
  'scripts/check-settings.ts',
  'scripts/build/bundle-programs.mjs',
  'scripts/build/static-files.mjs',
];
// Excludes tests, the compressed images that a build writes, and recorded matches.
const ignored = /\.test\.tsx?$|^public\/.*\.(?:br|gz)$|^api\/demo\/records\/data\//;

/** Hashes names and bytes instead of times: a checkout changes times without changing contents. */
export function buildFingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).sort()) {
    if (ignored.test(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesBelow(name) {
  const entry = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [name];
  return readdirSync(path.join(root, name)).flatMap(child => filesBelow(`${name}/${child}`));
}
