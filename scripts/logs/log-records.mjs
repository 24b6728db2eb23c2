/*
 * Reads the log files that `npm start` writes (scripts/logs/log-file.mjs): JSON lines, each file with an
 * older one beside it as `.1`.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

/**
 * Follows one program's log file. Each call of `read` returns the complete lines written since the
 * last call as `{time, level, line, more}`: time in Unix ms, level as a number, the parsed line,
 * and the lines that are not JSON (stack traces, for example) which follow it. The first call
 * includes the older file. Returns null while there is no file.
 */
export function followLogFile(file, program) {
  let position = null;
  let last = { time: 0, level: levels.info };

  function toRecord(text) {
    const parsed = parseLine(text);
    if (!parsed) return null;
    last = { time: timeOf(parsed), level: levelOf(parsed) };
    return { ...last, line: { ...parsed, name: program }, more: [] };
  }

  function toRecords(text) {
    const records = [];
    for (const line of text.split('\n').filter(Boolean)) {
      const record = toRecord(line);
      const previous = records.at(-1);
      if (record) records.push(record);
      else if (previous) previous.more.push(line);
      else records.push({ ...last, line: null, more: [line] });
    }
    return records;
  }

  return {
    read() {
      const parts = [];
      const current = readFrom(file, position);
      if (!current) return null;
      // On the first call and after a rotation, earlier lines are in the older file.
      if (current.inode !== position?.inode)
        parts.push(readFrom(`${file}.1`, position)?.text ?? '');
      parts.push(current.text);
      position = { inode: current.inode, offset: current.offset };
      return toRecords(parts.join(''));
    },
  };
}

/**
 * Reads a file's complete lines after a position, or all lines if the position is of another file.
 */
function readFrom(file, position) {
  const handle = openIfThere(file);
  if (handle === null) return null;
  try {
    const { ino: inode, size } = fstatSync(handle);
    const start = position?.inode === inode ? position.offset : 0;
    const bytes = Buffer.alloc(Math.max(0, size - start));
    const length = readSync(handle, bytes, 0, bytes.length, start);
    const complete = bytes.subarray(0, length).lastIndexOf('\n') + 1;
    return { inode, offset: start + complete, text: bytes.toString('utf8', 0, complete) };
  } finally {
    closeSync(handle);
  }
}

function openIfThere(file) {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseLine(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'level' in value ? value : null;
  } catch {
    return null;
  }
}

/** Older logs have levels as numbers. */
const levelOf = ({ level }) => levels[level] ?? Number(level);

const timeOf = ({ time }) => new Date(time).getTime() || 0;
