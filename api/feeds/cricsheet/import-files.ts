import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { issueText, readRecord, type MatchRecord } from '../demo/record';
import { advance, isFinished, startReplay } from '../demo/replay';
import { commentarySoFar } from '../demo/replay-commentary';
import { matchInfoOf } from '../demo/replay-scorecard';
import { MatchFile } from './match-file';
import { toRecord } from './to-record';

/** What an import did: the files written, or what is wrong with each file that cannot be read. */
export type ImportReport = { written: string[]; errors: string[] };

/** Turns Cricsheet files into records in `out`. One bad file, and nothing is written. */
export async function importFiles(files: readonly string[], out: string): Promise<ImportReport> {
  const read = await Promise.all(files.map(readMatch));
  const errors = read.flatMap(result => (typeof result === 'string' ? result : []));
  if (errors.length > 0) return { written: [], errors };

  await mkdir(out, { recursive: true });
  const records = read.filter(result => typeof result !== 'string');
  const written = await Promise.all(records.map(record => write(record, out)));
  return { written, errors: [] };
}

/** The record of a file, or the text of what is wrong with it. */
async function readMatch(file: string): Promise<MatchRecord | string> {
  try {
    const match = MatchFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!match.success) return `${file}: ${issueText(match.error)}`;
    const record = readRecord(toRecord(basename(file, '.json'), match.data));
    expectReplayable(record);
    return record;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Throws when the facts fit the schema but contradict each other so that no replay gets through. */
function expectReplayable(record: MatchRecord): void {
  let replay = startReplay(record, { startTime: 0 });
  while (!isFinished(replay)) replay = advance(replay);
  matchInfoOf(replay);
  commentarySoFar(replay);
}

async function write(record: MatchRecord, out: string): Promise<string> {
  const file = join(out, `${record.id}.json`);
  // A reader must never see half a file.
  await writeFile(`${file}.tmp`, recordText(record));
  await rename(`${file}.tmp`, file);
  return file;
}

/** JSON with one line an over, so that a change of a record can be read as a diff. */
function recordText({ innings, ...head }: MatchRecord): string {
  const headLines = Object.entries(head).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  const inningsTexts = innings.map(({ overs, ...facts }) => {
    const lines = overs.map(over => JSON.stringify(over)).join(',\n');
    return `${JSON.stringify(facts).slice(0, -1)},"overs":[\n${lines}]}`;
  });
  return `{${headLines.join(',\n')},\n"innings":[${inningsTexts.join(',\n')}]}\n`;
}
