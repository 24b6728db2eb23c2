import type { ForecastResults } from '@/lib/domain/forecast/forecast-results';
import type { Score } from '@/lib/domain/forecast/forecast-scores';
import { integer, scoreRange, scoreText } from './forecast-texts';

export const scoreColumns = [
  'States',
  'Brier score',
  '95 % interval',
  'Base rate',
  'Log loss',
  '95 % interval',
  'Base rate',
];

/** The scores of all states, of each innings, and of its phases. */
export function scoreRows({ all, first, chases, phases }: ForecastResults['seasons']) {
  const phaseRows = (of: 1 | 2) =>
    phases
      .filter(({ innings }) => innings === of)
      .map(({ phase, score }) => toRow(`${of === 1 ? 'First innings' : 'Chase'}, ${phase}`, score));
  return [
    toRow('All', all),
    toRow('First innings', first),
    ...phaseRows(1),
    toRow('Chase', chases),
    ...phaseRows(2),
  ];
}

const toRow = (head: string, { states, brier, logLoss, base }: Score) => ({
  head,
  cells: [
    integer(states),
    scoreText(brier.value),
    scoreRange(brier),
    scoreText(base.brier),
    scoreText(logLoss.value),
    scoreRange(logLoss),
    scoreText(base.logLoss),
  ],
});
