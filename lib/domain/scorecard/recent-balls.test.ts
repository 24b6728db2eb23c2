import { aComment } from '@/tests/fixtures/comment';
import { commentsOfCurrentOver, recentBalls } from './recent-balls';

/** An innings of the balls '12.1 4', …, the oldest first; '-' is a remark between them. */
const inningsOf = (...labels: string[]) => [
  {
    id: '1',
    total: labels.length,
    overs: [],
    comments: labels
      .map((label, index) => {
        const [over = '', ball = ''] = label.split(' ');
        return aComment({ id: String(index), over, ball: label === '-' ? null : ball });
      })
      .reverse(),
  },
];
const shown = (...labels: string[]) =>
  recentBalls(inningsOf(...labels)).map(({ comment: { ball }, over }) =>
    over === null ? ball : `${over}: ${ball}`,
  );

test('a new over follows the last balls of the one before it', () => {
  const before = ['11.1 0', '11.2 1', '11.3 2', '11.4 3', '11.5 4', '11.6 W'];

  expect(shown(...before, '-', '12.1 6', '12.2 1')).toEqual([
    ...['12: 0', '1', '2', '3', '4', 'W'],
    ...['13: 6', '1'],
  ]);
});

test('the current over is complete, with its wides, however long it is', () => {
  const wides = Array.from({ length: 5 }, () => '0.3 wd');

  expect(shown('0.1 1', '0.2 2', ...wides, '0.3 4', '0.4 4lb', '0.5 0', '0.6 0')).toEqual([
    ...['1: 1', '2', 'wd', 'wd', 'wd', 'wd', 'wd'],
    ...['4', '4lb', '0', '0'],
  ]);
});

test('no more than eight balls of completed overs are shown', () => {
  const balls = Array.from(
    { length: 12 },
    (_, index) => `${Math.floor(index / 6)}.${(index % 6) + 1} ${index}`,
  );

  expect(shown(...balls)).toEqual(['1: 4', '5', '2: 6', '7', '8', '9', '10', '11']);
});

test('balls without the number of their over are shown without separators', () => {
  expect(shown('x 1', 'x 2')).toEqual(['1', '2']);
  expect(recentBalls([])).toEqual([]);
});

test('the comments that have all of the current over are counted, including the remarks between them', () => {
  const count = (...labels: string[]) => commentsOfCurrentOver(inningsOf(...labels));

  expect(count('11.5 4', '11.6 W', '-')).toBe(3);
  expect(count('11.6 W', '-', '12.1 6', '12.1 wd', '-', '12.2 1')).toBe(4);
  expect(count('-')).toBe(0);
  expect(count('third ball 4')).toBe(0);
});
