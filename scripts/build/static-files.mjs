import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|txt|map)$/;
const minBytes = 1024;
/** Smaller scripts compile quickly, and the hint would only add bytes. */
const minHintedBytes = 16 * 1024;
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Copies the built files to the folder that the site serves, compressed once at the highest
 * setting, and keeps those of the previous build: cached pages still request them.
 */
export function collectStaticFiles(built, target) {
  const list = path.join(target, 'files.json');
  const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const before = known.current ?? [];
  const current = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(built, path.join(entry.parentPath, entry.name)));
  const folder = path.join(target, '_next/static');
  for (const name of current) put(path.join(built, name), path.join(folder, name));
  // A second build of the same sources must not drop the previous build.
  const isSame = digest(before) === digest(current);
  const previous = isSame ? (known.previous ?? []) : before;
  const wanted = new Set([...current, ...previous]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replace(/\.(?:br|gz)$/, '');
    if (entry.isFile() && !wanted.has(name)) rmSync(file);
  }
  writeFileSync(list, JSON.stringify({ current, previous }));
}

const digest = names =>
  createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex');

function put(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  const bytes = toServed(from, readFileSync(from));
  if (existsSync(to) && readFileSync(to).equals(bytes)) return;
  writeFileSync(to, bytes);
  compress(to, bytes);
}

/**
 * Adds a hint to compile a script's functions while it is downloaded, off the main thread.
 * Otherwise they are parsed twice, the second time on the main thread, which was two thirds of its
 * longest task. Browsers without support read the hint as a comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
function toServed(file, bytes) {
  const isHinted = file.endsWith('.js') && bytes.length >= minHintedBytes;
  return isHinted ? Buffer.concat([Buffer.from(compileHint), bytes]) : bytes;
}

/** Compresses the files of a folder in place: the site serves `.br` and `.gz` files beside each. */
export function compressBeside(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    compress(file, readFileSync(file));
  }
}

function compress(file, bytes) {
  if (!compressible.test(file) || bytes.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
