import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code';
import type { MatchRecord } from './record';
import { loadRecord } from './records';

/** Records that an operator adds while the feed runs. */
export type ImportedRecords = {
  /** Those that are new or changed since the last call; reads the folder at most once a minute. */
  poll(nowMs: number): Promise<MatchRecord[]>;
};

type Log = { warn(details: object, text: string): void };

const everyMs = 60_000;

/**
 * The records of a folder that may not exist yet. A file that does not fit is logged once with its
 * reason and left out.
 */
export function createImportedRecords(folder: string, log: Log): ImportedRecords {
  const seen = new Map<string, string>();
  let nextMs = -Infinity;

  /** Null when it is known, unreadable or no record. */
  async function readChanged(file: string): Promise<MatchRecord | null> {
    try {
      const { mtimeMs, size } = await stat(file);
      const version = `${mtimeMs} ${size}`;
      if (seen.get(file) === version) return null;
      seen.set(file, version);
      return await loadRecord(file);
    } catch (error) {
      // Its message begins with the file.
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ file, reason }, 'imported match refused');
      return null;
    }
  }

  return {
    poll: async nowMs => {
      if (nowMs < nextMs) return [];
      nextMs = nowMs + everyMs;
      const names = await readdir(folder).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT')
          log.warn({ folder, reason: String(error) }, 'imported matches cannot be read');
        return [];
      });
      const files = names.filter(name => name.endsWith('.json')).sort();
      const records: MatchRecord[] = [];
      // One after the other: many files at once would hold up everything else.
      for (const name of files) {
        const record = await readChanged(join(folder, name));
        if (record) records.push(record);
      }
      return records;
    },
  };
}
