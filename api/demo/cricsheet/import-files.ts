import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { issueText, readRecord, type MatchRecord } from '@/api/demo/records/record';
import { advance, isFinished, startReplay } from '@/api/demo/replay/replay';
import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { toName } from '@/lib/contract/validation/text';
import { MatchFile } from './match-file';
import { toRecord } from './to-record';

/** The result of an import: the files written, or the errors of each invalid file. */
export type ImportReport = { written: string[]; errors: string[] };

/** Converts Cricsheet files to records in `out`. With one invalid file nothing is written. */
export async function importFiles(files: readonly string[], out: string): Promise<ImportReport> {
  const parsed = await Promise.all(files.map(readMatch));
  const errors = parsed.flatMap(result => (typeof result === 'string' ? result : []));
  if (errors.length > 0) return { written: [], errors };

  await mkdir(out, { recursive: true });
  const records = parsed.filter(result => typeof result !== 'string');
  const written = await Promise.all(records.map(record => write(record, out)));
  return { written, errors: [] };
}

/** The record of a file, or the text of its error. */
async function readMatch(file: string): Promise<MatchRecord | string> {
  try {
    const match = MatchFile.safeParse(cleanTexts(JSON.parse(await readFile(file, 'utf8'))));
    if (!match.success) return `${file}: ${issueText(match.error)}`;
    const record = readRecord(toRecord(basename(file, '.json'), match.data));
    expectReplayable(record);
    return record;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Cleans all texts of a file and its keys, which are names too. */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return toName(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toName(key), cleanTexts(inner)]),
  );
}

/**
 * Throws when the facts match the schema but contradict each other, so that a replay would fail.
 */
function expectReplayable(record: MatchRecord): void {
  let replay = startReplay(record, { startTime: 0 });
  while (!isFinished(replay)) replay = advance(replay);
  matchInfoOf(replay);
  commentarySoFar(replay);
}

async function write(record: MatchRecord, out: string): Promise<string> {
  const file = join(out, `${record.id}.json`);
  // A reader must never see an incomplete file.
  await writeFile(`${file}.tmp`, recordText(record));
  await rename(`${file}.tmp`, file);
  return file;
}

/** JSON with one line for each over, so that a change of a record is a readable diff. */
function recordText({ innings, ...head }: MatchRecord): string {
  const headLines = Object.entries(head).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  const inningsTexts = innings.map(({ overs, ...facts }) => {
    const lines = overs.map(over => JSON.stringify(over)).join(',\n');
    return `${JSON.stringify(facts).slice(0, -1)},"overs":[\n${lines}]}`;
  });
  return `{${headLines.join(',\n')},\n"innings":[${inningsTexts.join(',\n')}]}\n`;
}
