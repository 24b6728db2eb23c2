import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { errorCode } from '@/api/error-code';
import type { MatchRecord } from './record';
import { loadRecord } from './load-records';

/** Records that an operator adds while the feed runs. */
export type ImportedRecords = {
  /**
   * The records that are new or changed since the last call; reads the folder at most once a
   * minute.
   */
  poll(nowMs: number): Promise<MatchRecord[]>;
};

type Log = { warn(details: object, text: string): void };

const pollIntervalMs = millisecondsInMinute;

/**
 * The records of a folder that may not exist yet. An invalid file is logged once with its reason
 * and omitted.
 */
export function createImportedRecords(folder: string, log: Log): ImportedRecords {
  const versions = new Map<string, string>();
  let nextMs = -Infinity;

  /** Null when the file is unchanged, unreadable or not a record. */
  async function readChanged(file: string): Promise<MatchRecord | null> {
    try {
      const { mtimeMs, size } = await stat(file);
      const version = `${mtimeMs} ${size}`;
      if (versions.get(file) === version) return null;
      versions.set(file, version);
      return await loadRecord(file);
    } catch (error) {
      // The message begins with the file.
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ file, reason }, 'imported match refused');
      return null;
    }
  }

  return {
    poll: async nowMs => {
      if (nowMs < nextMs) return [];
      nextMs = nowMs + pollIntervalMs;
      const names = await readdir(folder).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT')
          log.warn({ folder, reason: String(error) }, 'imported matches cannot be read');
        return [];
      });
      const files = names.filter(name => name.endsWith('.json')).sort();
      const records: MatchRecord[] = [];
      // One after the other: many files together would block the event loop.
      for (const name of files) {
        const record = await readChanged(join(folder, name));
        if (record) records.push(record);
      }
      return records;
    },
  };
}
