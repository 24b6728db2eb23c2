import { ballCount } from '@/api/demo/records/record';
import { allRecords } from '@/tests/fixtures/all-records';
import { ballsBy, lengthOf, timelineOf } from './timeline';

const records = allRecords.map(([, record]) => record);

test('balls follow each other, none before the start', async () => {
  for (const record of records) {
    const timeline = timelineOf(record, '17', 1);
    expect(timeline.filter((at, ball) => !(at > (timeline[ball - 1] ?? 0)))).toEqual([]);
  }
});

test('a Twenty20 lasts about twenty minutes, and every match less than an hour and a half', async () => {
  for (const record of records) {
    const minutes = lengthOf(record, 1) / 60;
    expect(minutes).toBeLessThan(90);
    // Not one that rain or a short chase ended early.
    const isFull = record.innings.length === 2 && ballCount(record) > 200;
    if (record.format !== 'T20' || !isFull) continue;
    expect(minutes).toBeGreaterThan(15);
    expect(minutes).toBeLessThan(26);
  }
});

test('double the speed halves the duration; every replay of a record has the same duration', async () => {
  const [record] = records;
  if (!record) throw new Error('no record');
  expect(timelineOf(record, '1', 2).at(-1)).toBe((timelineOf(record, '2', 1).at(-1) ?? 0) / 2);
});

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [250, 2],
  [1000, 3],
])('the number of balls bowled after %d ms is %d', (elapsed, balls) => {
  expect(ballsBy([100, 200, 300], elapsed)).toBe(balls);
});
