import { join } from 'node:path';
import { loadRecords } from '@/api/demo/records/load-records';
import type { MatchRecord } from '@/api/demo/records/record';
import { checkRecords } from '@/tests/fixtures/market-laws/check-records';

/** All of them take two minutes (market-consistency.deep.test.ts). Contradictions hide in super overs. */
const isChecked = ({ innings }: MatchRecord, at: number): boolean =>
  at % 16 === 0 || innings.some(({ superOver }) => superOver === true);

test('no bookmaker contradicts itself, and the winner stays open, in each sixteenth match and those with a super over', async () => {
  const records = await loadRecords(join(__dirname, '../records/data'));

  const { checked, problems } = checkRecords(records.filter(isChecked));

  expect(checked).toBeGreaterThan(3000);
  expect(problems).toEqual([]);
}, 60_000);
