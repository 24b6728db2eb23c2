import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openEmbedded } from './databases';
import { openDatabase, type Database } from '@/api/store/database';
import { rawRows } from '@/api/store/raw-rows';

const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-copied-'));
let database: Database;
beforeAll(async () => {
  database = await openEmbedded(join(parent, 'source'));
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true, force: true });
});

/** One transaction of two statements: a note and a word. */
const writePair = (index: number) =>
  database.sql.transaction(async transaction => {
    await transaction.execute(sql`insert into notes values (${`pair-${index}`}, ${index})`);
    await transaction.execute(sql`insert into search_words values (${`pair${index}`})`);
  });

test('a copy of a database that is written has each transaction wholly or not at all', async () => {
  for (let index = 0; index < 200; index += 1) await writePair(index);
  let isCopied = false;
  const copying = database.copyTo?.(join(parent, 'copy')).finally(() => (isCopied = true));
  let during = 0;
  while (!isCopied) {
    await writePair(200 + during++);
    // Queries of the embedded database leave no turn to files, of which there are a thousand.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  }
  await copying;
  const copied = { databaseUrl: null, dataDir: join(parent, 'copy') };
  const copy = await openDatabase({ ...copied, migrate: false });
  const [row] = await rawRows<{ notes: number; words: number }>(
    copy.sql,
    sql`select (select count(*)::int from notes where key like 'pair-%') as notes,
      (select count(*)::int from search_words where word like 'pair%') as words`,
  );
  await copy.close();

  expect(during).toBeGreaterThan(1);
  expect(row?.notes).toBeGreaterThanOrEqual(200);
  expect(row?.notes).toBeLessThanOrEqual(200 + during);
  expect(row?.words).toBe(row?.notes);
}, 60_000);
