import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the project: the editor is a folder of it. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Sets what must be the same in every process of the editor: the folder of the project, and the secrets, which
 * are created once in DATA_DIR unless they are settings.
 */
export function completeEnvironment(env = process.env) {
  const dataDir = path.resolve(projectRoot, env.DATA_DIR || '.data');
  env.PROJECT_ROOT = projectRoot;
  env.DATA_DIR = dataDir;
  env.NEXT_TELEMETRY_DISABLED = '1';
  env.EDITOR_SECRET ||= persistedSecret(dataDir, 'editor');
  // The API reads the same file: lib/settings/persisted-secret.ts.
  env.EDITOR_TOKEN ||= persistedSecret(dataDir, 'editor-token');
}

/** A secret in a file that only its owner can read; two processes that create it get the same. */
function persistedSecret(dataDir, name) {
  const file = path.join(dataDir, `${name}.secret`);
  const existing = readSecret(file);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!readSecret(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file) ?? '';
}

function readSecret(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
