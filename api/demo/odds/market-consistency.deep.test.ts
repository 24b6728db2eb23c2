import { join } from 'node:path';
import { loadRecords } from '@/api/demo/records/load-records';
import { checkRecords } from '@/tests/fixtures/market-laws/check-records';

test('no bookmaker contradicts itself, and the winner stays open, in any recorded match', async () => {
  const { checked, problems } = checkRecords(await loadRecords(join(__dirname, '../records/data')));

  expect(checked).toBeGreaterThan(30_000);
  expect(problems).toEqual([]);
}, 300_000);
