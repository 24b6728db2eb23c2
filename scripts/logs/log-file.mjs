import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

const maxBytes = 20 * 1024 * 1024;
const tailLines = 15;

/** Appends to a file, rotates it to one older file at 20 MB, and keeps the last lines in memory. */
export function openLogFile(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  let handle = openSync(file, 'a');
  let size = statSync(file).size;
  let tail = '';

  return {
    write(chunk) {
      if (size > maxBytes) {
        closeSync(handle);
        renameSync(file, `${file}.1`);
        handle = openSync(file, 'a');
        size = 0;
      }
      size += writeSync(handle, chunk);
      tail = (tail + chunk)
        .split('\n')
        .slice(-tailLines - 1)
        .join('\n');
    },
    tail: () => tail.trimEnd(),
  };
}
