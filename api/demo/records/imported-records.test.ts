import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cricsheetFile } from '@/tests/fixtures/cricsheet-file';
import { demoStartMs as startMs, recordingSink, startFeed } from '@/tests/fixtures/demo-feed';
import { matchRecord } from '@/tests/fixtures/match-record';
import { importFiles } from '@/api/demo/cricsheet/import-files';
import { createImportedRecords } from './imported-records';
import { memoryScheduleStore } from '@/api/demo/schedule/schedule-store';

const minute = 60_000;
const day = 24 * 60 * minute;
const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-imported-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Imports a match of the demo's format like an operator. */
async function importMatch(folder: string, id: string): Promise<void> {
  const file = join(parent, `${id}.json`);
  writeFileSync(file, JSON.stringify(cricsheetFile()));
  const { errors } = await importFiles([file], folder);
  expect(errors).toEqual([]);
}

test('a match that is imported while the feed runs is live within a day', async () => {
  const folder = join(parent, 'running');
  const recording = recordingSink();
  const log = { warn: jest.fn() };
  const imported = createImportedRecords(folder, log);
  const { to } = await startFeed(recording, memoryScheduleStore(), startMs, imported);
  await to(startMs + minute);
  await importMatch(folder, '990');
  const poll = () =>
    [...recording.events.values()].find(({ name }) => name === 'Northam - Southam');

  let nowMs = startMs + minute;
  while (!poll() && nowMs < startMs + day) await to((nowMs += 30 * minute));
  const scheduledAt = nowMs;

  expect(scheduledAt).toBeLessThan(startMs + day);
  const start = (poll()?.start_time ?? Infinity) * 1000;
  expect(start).toBeLessThanOrEqual(startMs + minute + day);
  expect(poll()?.replay?.played_on).toBe('2025-04-17');
  expect(log.warn).not.toHaveBeenCalled();
}, 120_000);

test('an invalid file is reported once with its reason, and affects nothing else', async () => {
  const folder = join(parent, 'bad');
  mkdirSync(folder);
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, JSON.stringify({ ...matchRecord(), innings: 3 }));
  writeFileSync(join(folder, 'half.json'), '{"id":');
  await importMatch(folder, '991');
  const recording = recordingSink();
  const log = { warn: jest.fn() };
  const imported = createImportedRecords(folder, log);
  const { to } = await startFeed(recording, memoryScheduleStore(), startMs, imported);
  for (let minutes = 2; minutes < 10; minutes += 2) await to(startMs + minutes * minute);

  expect(log.warn.mock.calls).toEqual([
    [
      { file: bad, reason: expect.stringMatching(/bad\.json: innings: /) as string },
      'imported match refused',
    ],
    [
      { file: join(folder, 'half.json'), reason: expect.stringMatching(/JSON/) as string },
      'imported match refused',
    ],
  ]);
  expect(recording.withStatus(2).length).toBeGreaterThanOrEqual(3);
  expect([...recording.events.values()].map(({ name }) => name)).toContain('Northam - Southam');
}, 60_000);

test('a record that cannot be replayed does not affect the others', async () => {
  const recording = recordingSink();
  const impossible = matchRecord({ id: '992' });
  const imported = {
    poll: async () => [{ ...impossible, teams: undefined as never }],
  };
  const { log } = await startFeed(recording, memoryScheduleStore(), startMs, imported);

  expect(log.warn).toHaveBeenCalled();
  expect(recording.withStatus(2).length).toBeGreaterThanOrEqual(2);
}, 60_000);

test('a corrected file is read again', async () => {
  const folder = join(parent, 'mended');
  mkdirSync(folder);
  writeFileSync(join(folder, '993.json'), '{');
  const imported = createImportedRecords(folder, { warn: () => undefined });

  expect(await imported.poll(0)).toEqual([]);
  writeFileSync(join(folder, '993.json'), JSON.stringify(matchRecord({ id: '993' })));
  expect(await imported.poll(minute - 1)).toEqual([]);
  expect((await imported.poll(minute)).map(({ id }) => id)).toEqual(['993']);
  expect(await imported.poll(3 * minute)).toEqual([]);
});
