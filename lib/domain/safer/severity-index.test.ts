import { fc } from '@/tests/fixtures/properties';
import {
  severityAnswers,
  severityBandOf,
  severityBands,
  severityQuestions,
  severitySum,
} from './severity-index';

test.each([
  [0, 'No problem'],
  [1, 'Low risk'],
  [2, 'Low risk'],
  [3, 'Moderate risk'],
  [7, 'Moderate risk'],
  [8, 'Problem gambling'],
  [27, 'Problem gambling'],
])('the sum %p is in the band %p', (sum, title) => {
  expect(severityBandOf(sum).title).toBe(title);
});

test('the bands cover every sum of nine answers once', () => {
  const most = severityQuestions.length * (severityAnswers.length - 1);
  const sums = severityBands.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );

  expect(sums).toEqual(Array.from({ length: most + 1 }, (_, sum) => sum));
});

test('there is a sum when all questions are answered, whatever their order', () => {
  const point = fc.nat(severityAnswers.length - 1);
  fc.assert(
    fc.property(fc.array(point, { maxLength: 9 }), points => {
      const sum = severitySum(points);

      expect(sum === null).toBe(points.length < 9);
      expect(severitySum(points.toReversed())).toBe(sum);
    }),
  );
});
