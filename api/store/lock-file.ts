import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '@/api/error-code';

type Owner = { pid: number; host: string; started: string | null };

/** Another process owns the data folder. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Makes this process the only owner of the data folder: PGlite requires one and does not check.
 * Returns the function that releases the lock. A lock of a killed process is taken over; a running
 * owner throws `LockedError` with its pid and the file.
 */
export function acquireLock(file: string): () => void {
  const ownLock = JSON.stringify(self());
  if (!created(file, ownLock)) replaceStaleLock(file, ownLock);
  return () => {
    if (textOf(file) === ownLock) unlinkSync(file);
  };
}

function replaceStaleLock(file: string, ownLock: string): void {
  const existing = textOf(file);
  const owner = ownerOf(existing);
  if (owner && isAlive(owner)) throw lockedError(file, owner);
  if (existing !== null) removeStaleLock(file, existing);
  if (!created(file, ownLock)) throw lockedError(file, ownerOf(textOf(file)));
}

/**
 * A second process may take over the same stale lock at this moment; then its new lock is put back.
 */
function removeStaleLock(file: string, stale: string): void {
  const renamed = `${file}.${process.pid}`;
  renameSync(file, renamed);
  const movedText = textOf(renamed);
  if (movedText !== stale) linkSync(renamed, file);
  unlinkSync(renamed);
  if (movedText !== stale) throw lockedError(file, ownerOf(movedText));
}

function lockedError(file: string, owner: Owner | null): LockedError {
  const ownerText = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
  return new LockedError(
    `The data folder is in use by ${ownerText}. Stop it, or choose another DATA_DIR. ` +
      `If it no longer exists, delete ${file}.`,
  );
}

/**
 * A pid is reused after a restart, always so in containers: the start time distinguishes processes.
 */
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
 * Start of a process in clock ticks since boot (proc(5), field 22); null without /proc, and for a
 * zombie, which owns nothing.
 */
function startOf(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`);
  // The second field is the command in brackets and may contain spaces.
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
