import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/**
 * Returns why the programs cannot use the data folder, as a sentence, or null. `needsDatabase`: the
 * embedded database will be opened there, which only one process may do.
 */
export function dataDirProblem(dataDir, { needsDatabase }) {
  const folder = path.resolve(dataDir);
  const named = `DATA_DIR (${folder})`;
  const existing = nearestExisting(folder);
  if (!statSync(existing).isDirectory()) return `${named} cannot be used: ${existing} is a file.`;
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch (error) {
    const what = existing === folder ? 'written to' : `created in ${existing}`;
    return `${named} cannot be ${what} (${error.code}). Change its rights, or set another DATA_DIR.`;
  }
  if (existing !== folder) return null;
  const { uid } = statSync(folder);
  const user = process.getuid?.();
  if (user !== undefined && uid !== user)
    return (
      `${named} belongs to user ${uid}, and this runs as user ${user}. Run it as that user, change ` +
      'the owner (chown), or set another DATA_DIR.'
    );
  const owner = needsDatabase ? runningOwner(path.join(folder, 'db.lock')) : null;
  return owner === null
    ? null
    : `${named} is in use by process ${owner}. Stop it, or set another DATA_DIR.`;
}

function nearestExisting(folder) {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

/** The process named in the file of api/store/lock-file.ts, if it still runs on this machine. */
function runningOwner(lockFile) {
  try {
    const { pid, host, started } = JSON.parse(readFileSync(lockFile, 'utf8'));
    if (host !== hostname()) return null;
    process.kill(pid, 0);
    return started === null || startOf(pid) === started ? pid : null;
  } catch (error) {
    // The process exists but belongs to another user.
    return error.code === 'EPERM' ? 'of another user' : null;
  }
}

/** In clock ticks since boot (proc(5), field 22), because process ids are reused. */
function startOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
