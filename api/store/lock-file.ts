import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '../error-code';

type Owner = { pid: number; host: string; started: string | null };

/** Another process owns the data folder. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Makes this process the one owner that PGlite needs and cannot see to itself. Returns the
 * release. A lock left behind by a killed process is taken over; a living owner throws
 * `LockedError` with its pid and the file.
 */
export function takeLock(file: string): () => void {
  const mine = JSON.stringify(self());
  if (!created(file, mine)) takeOver(file, mine);
  return () => {
    if (textOf(file) === mine) unlinkSync(file);
  };
}

function takeOver(file: string, mine: string): void {
  const found = textOf(file);
  const owner = ownerOf(found);
  if (owner && isAlive(owner)) throw held(file, owner);
  if (found !== null) moveAside(file, found);
  if (!created(file, mine)) throw held(file, ownerOf(textOf(file)));
}

/** A second process may take the same stale lock over at this moment; then its new one is put back. */
function moveAside(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  const moved = textOf(aside);
  if (moved !== stale) linkSync(aside, file);
  unlinkSync(aside);
  if (moved !== stale) throw held(file, ownerOf(moved));
}

function held(file: string, owner: Owner | null): LockedError {
  const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
  return new LockedError(
    `The data folder is in use by ${who}. Stop it, or choose another DATA_DIR. ` +
      `If it no longer exists, delete ${file}.`,
  );
}

/** A pid is used again after a restart, always so in containers: the start time tells them apart. */
function isAlive(owner: Owner): boolean {
  if (owner.host !== hostname()) return true;
  return processExists(owner.pid) && startOf(owner.pid) === owner.started;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

const self = (): Owner => ({
  pid: process.pid,
  host: hostname(),
  started: startOf(process.pid),
});

/**
 * Start of a process in clock ticks since boot (proc(5), field 22); null where there is no /proc,
 * and for a zombie, which owns nothing any more.
 */
function startOf(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`);
  // The second field is the command in brackets and may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}

function created(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function ownerOf(text: string | null): Owner | null {
  try {
    const owner: unknown = JSON.parse(text ?? '');
    return isOwner(owner) ? owner : null;
  } catch {
    return null;
  }
}

function isOwner(value: unknown): value is Owner {
  if (typeof value !== 'object' || value === null) return false;
  return 'pid' in value && Number.isInteger(value.pid) && 'host' in value && 'started' in value;
}
