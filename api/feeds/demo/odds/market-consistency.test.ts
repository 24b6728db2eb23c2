import { join } from 'node:path';
import { loadRecords } from '@/api/feeds/demo/records/load-records';
import { checkRecords } from '@/tests/fixtures/market-laws/check-records';

/** All of them take two minutes (market-consistency.deep.test.ts). */
const everyNth = 8;

test('no bookmaker contradicts itself, and the winner stays open, in each eighth match', async () => {
  const records = await loadRecords(join(__dirname, '../records/data'));

  const { checked, problems } = checkRecords(records.filter((_, at) => at % everyNth === 0));

  expect(checked).toBeGreaterThan(3000);
  expect(problems).toEqual([]);
}, 60_000);
