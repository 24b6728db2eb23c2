import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

// Everything a build reads. Content files and match records are read at run time, and tests never.
const sources = [
  'api',
  'app',
  'components',
  'lib',
  'public',
  'server',
  'types',
  'middleware.ts',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/check-live.ts',
  'scripts/check-settings.ts',
  'scripts/static-files.mjs',
];
// The build's own compressed pictures no more than tests.
const ignored = /\.test\.tsx?$|^public\/.*\.(?:br|gz)$|^api\/content\/.*(?<!\.ts)$|^api\/data\//;

/** A hash of names and bytes, not of times: a checkout touches files without changing them. */
export function sourceStamp() {
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
