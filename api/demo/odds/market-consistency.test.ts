import type { MatchRecord } from '@/api/demo/records/record';
import { allRecords } from '@/tests/fixtures/all-records';
import { checkRecords } from '@/tests/fixtures/market-laws/check-records';

/** All of them take two minutes (market-consistency.deep.test.ts). Contradictions hide in super overs. */
const isChecked = ({ innings }: MatchRecord, at: number): boolean =>
  at % 32 === 0 || innings.some(({ superOver }) => superOver === true);

test('no bookmaker contradicts itself, and the winner stays open, in each 32nd match and those with a super over', async () => {
  const records = allRecords.map(([, record]) => record);

  const { checked, problems } = checkRecords(records.filter(isChecked));

  expect(checked).toBeGreaterThan(1500);
  expect(problems).toEqual([]);
}, 60_000);
