import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A secret that is made once and kept in a file of the data folder, for its owner's eyes only. Two
 * programs that ask at once get the same. Throws when the folder can be neither read nor written.
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = path.resolve(dataDir, `${name}.secret`);
  const known = read(file);
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Unlike a rename, a link never replaces what another program has just put there.
    linkSync(draft, file);
  } catch (error) {
    if (!read(file)) throw error;
  } finally {
    // A full disk leaves an empty draft, or none.
    rmSync(draft, { force: true });
  }
  return read(file) ?? '';
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
