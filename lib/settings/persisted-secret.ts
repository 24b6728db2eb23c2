import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A secret that is created once and stored in a file of the data folder that only its owner can read. Two
 * programs that call this at once get the same. Throws when the folder can be neither read nor written.
 */
export function persistedSecret(dataDir: string, name: string): string {
  const file = path.resolve(dataDir, `${name}.secret`);
  const existing = readSecret(file);
  if (existing) return existing;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Unlike a rename, a link never replaces a file that another program has just created.
    linkSync(draft, file);
  } catch (error) {
    if (!readSecret(file)) throw error;
  } finally {
    // On a full disk the draft is empty or missing.
    rmSync(draft, { force: true });
  }
  return readSecret(file) ?? '';
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
