import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord, type MatchRecord } from './record';

/**
 * All `*.json` records of a folder, sorted by name. Throws an error with the file and the path in
 * it.
 */
export async function loadRecords(dir: string): Promise<MatchRecord[]> {
  const names = (await readdir(dir)).filter(name => name.endsWith('.json')).sort();
  return Promise.all(names.map(name => loadRecord(join(dir, name))));
}

/** One record. Throws an error with the file and the path in it. */
export async function loadRecord(file: string): Promise<MatchRecord> {
  const text = await readFile(file, 'utf8');
  try {
    return readRecord(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
