import { forecastResults } from '@/lib/domain/forecast/forecast-results';
import { allRecords, recordNamed, walkedRecords } from '@/tests/fixtures/all-records';
import { forecastStatesOf, isWonOnTheField } from './forecast-states';
import { scoreForecast } from './score-forecast';

const records = allRecords.map(([, record]) => record);

test('the published figures are those of the embedded records', () => {
  expect(scoreForecast(records)).toEqual(forecastResults);
});

test('the Brier score is the mean squared difference, counted here once more', () => {
  const seasons = records.filter(
    record =>
      isWonOnTheField(record) &&
      record.competition.season === '2024' &&
      ['Indian Premier League', "ICC Men's T20 World Cup"].includes(record.competition.name),
  );
  const states = seasons.flatMap(forecastStatesOf);
  const squares = states.map(({ chance, won }) => (won ? 1 - chance : chance) ** 2);

  expect([seasons.length, states.length]).toEqual([112, 26_126]);
  const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  expect(forecastResults.seasons.all.brier.value).toBeCloseTo(mean, 5);
});

const limited = walkedRecords.filter(
  ([, record]) => record.overs !== null && isWonOnTheField(record),
);

test.each(limited)('%s has a state after each ball but the last', (_, record) => {
  const balls = record.innings.flatMap(({ overs }) => overs.flat()).length;
  const states = forecastStatesOf(record);

  expect(states).toHaveLength(balls - 1);
  expect(states.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  expect(new Set(states.map(({ won }) => won)).size).toBe(1);
});

test('an innings of twenty overs has six of powerplay, ten in the middle, and four at its death', () => {
  const record = recordNamed('1473470');
  const overs = record.innings[0]?.overs ?? [];
  const ballsIn = (from: number, until: number) => overs.slice(from, until).flat().length;
  const counts = { powerplay: 0, middle: 0, death: 0 };
  for (const { innings, phase } of forecastStatesOf(record)) if (innings === 1) counts[phase] += 1;

  expect(overs).toHaveLength(20);
  expect(counts).toEqual({
    powerplay: ballsIn(0, 6),
    middle: ballsIn(6, 16),
    death: ballsIn(16, 20),
  });
});

test('a tie is not scored', () => {
  expect(() => forecastStatesOf(recordNamed('1473469'))).toThrow('no forecast to score');
});
