import { aTeam } from '@/tests/fixtures/match';
import { seriesResult } from '@/tests/fixtures/series-result';
import { seriesScores, seriesScoreText } from './series-score';
import type { SeriesResult } from './series-result';

const tour = (stage: string, result: SeriesResult['result']) =>
  seriesResult({ series: 'Herons in Fernland', format: 'Test', stage, result });
const ferns = { kind: 'won', winner: 0 } as const;
const herons = { kind: 'won', winner: 1 } as const;
const drawn = { kind: 'drawn' } as const;

const textsOf = (results: SeriesResult[]) => seriesScores(results).map(seriesScoreText);

test('the side with more wins leads', () => {
  expect(
    textsOf([tour('1st Test', ferns), tour('2nd Test', herons), tour('3rd Test', herons)]),
  ).toEqual(['Herons lead 2-1']);
});

test('an even series is level, and draws are named', () => {
  expect(textsOf([tour('1st Test', drawn)])).toEqual(['Level at 0-0, 1 drawn']);
});

test('formats of one tour are separate series', () => {
  const oneDay = { ...tour('1st ODI', herons), format: 'ODI' };

  expect(textsOf([tour('1st Test', ferns), oneDay])).toEqual(['Ferns lead 1-0', 'Herons lead 1-0']);
});

test('a series of which an earlier match is unknown has no score', () => {
  expect(textsOf([tour('1st Test', ferns), tour('3rd Test', ferns)])).toEqual([]);
  expect(textsOf([tour('2nd Test', ferns)])).toEqual([]);
});

test('a stage without a number, and a competition of more than two sides, have no score', () => {
  const others = seriesResult({
    teams: [aTeam('Ferns'), aTeam('Owls')],
    stage: 'Match 2',
  });

  expect(textsOf([tour('Only Test', ferns)])).toEqual([]);
  expect(textsOf([seriesResult({ stage: 'Match 1' }), others])).toEqual([]);
});

test('matches without a winner are named by how they ended, and an unknown end leaves no score', () => {
  const abandoned = tour('2nd Test', { kind: 'abandoned' });
  const onInnings = tour('2nd Test', { kind: 'drawn', winner: 1, method: 'first_innings' });

  expect(textsOf([tour('1st Test', ferns), abandoned])).toEqual([
    'Ferns lead 1-0, 1 without a result',
  ]);
  expect(textsOf([tour('1st Test', ferns), onInnings])).toEqual(['Ferns lead 1-0, 1 drawn']);
  expect(textsOf([tour('1st Test', null), tour('2nd Test', ferns)])).toEqual([]);
});

test('the men and the women of two countries have separate scores in one tour', () => {
  const women = seriesResult({ teams: [aTeam('Ferns Women'), aTeam('Herons Women')] });

  expect(textsOf([seriesResult(), women])).toEqual(['Ferns lead 1-0', 'Ferns Women lead 1-0']);
});
