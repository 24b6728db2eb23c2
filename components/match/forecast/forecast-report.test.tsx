import { render, screen, within } from '@testing-library/react';
import { forecastResults } from '@/lib/domain/forecast/forecast-results';
import type { Score } from '@/lib/domain/forecast/forecast-scores';
import { xAt, yAt } from '@/components/match/charts/chart-axes';
import { ForecastReport } from './forecast-report';

const { seasons, others } = forecastResults;

const rowsOf = (name: string | RegExp) => {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map(row => [...row.children].map(cell => cell.textContent));
};

beforeEach(() => {
  render(<ForecastReport results={forecastResults} />);
});

test('the table has the scores of the output, by innings and phase', () => {
  const cells = ({ states, brier, logLoss, base }: Score) => [
    states.toLocaleString('en-GB'),
    brier.value.toFixed(3),
    `${brier.low.toFixed(3)} to ${brier.high.toFixed(3)}`,
    base.brier.toFixed(3),
    logLoss.value.toFixed(3),
    `${logLoss.low.toFixed(3)} to ${logLoss.high.toFixed(3)}`,
    base.logLoss.toFixed(3),
  ];
  const phaseRows = (of: 1 | 2, name: string) =>
    seasons.phases
      .filter(({ innings }) => innings === of)
      .map(({ phase, score }) => [`${name}, ${phase}`, ...cells(score)]);

  expect(rowsOf(/the lower, the better/)).toEqual([
    ['All', ...cells(seasons.all)],
    ['First innings', ...cells(seasons.first)],
    ...phaseRows(1, 'First innings'),
    ['Chase', ...cells(seasons.chases)],
    ...phaseRows(2, 'Chase'),
  ]);
});

test.each([
  ['Chases', seasons.reliability.chases],
  ['Both innings', seasons.reliability.all],
])('the diagram of %s has a point for each bin, and its numbers in a table', (title, bins) => {
  const share = (value = 0) => `${(value * 100).toFixed(0)}`;
  expect(rowsOf(`${title}: numbers`)).toEqual(
    bins.map(({ from, until, forecast, observed, states, matches }) => [
      `${share(from)} to ${share(until)} %`,
      `${share(forecast ?? 0)} %`,
      `${share(observed?.value)} %`,
      `${share(observed?.low)} to ${share(observed?.high)} %`,
      states.toLocaleString('en-GB'),
      String(matches),
    ]),
  );
  const diagram = screen.getByRole('img', { name: new RegExp(`^${title}\\.`) });
  const drawn = [...diagram.querySelectorAll('path')].map(path => path.getAttribute('d'));
  const at = (chance: number, share: number) => `${xAt(chance)} ${yAt(share, 320)}`;
  expect(drawn).toContain(
    bins.map(({ forecast, observed }) => `M${at(forecast ?? 0, observed?.value ?? 0)}h0`).join(''),
  );
  expect(drawn).toContain(
    bins
      .map(({ forecast, observed }) => {
        const [low, high] = [observed?.low ?? 0, observed?.high ?? 0];
        return `M${at(forecast ?? 0, low)}V${yAt(high, 320)}`;
      })
      .join(''),
  );
});

test('the text states which matches are covered, and that closing prices are left out', () => {
  expect(
    screen.getByText(new RegExp(`of the ${seasons.matches} matches on this site that were won`)),
  ).toBeVisible();
  expect(screen.getByText(new RegExp(`^${others.matches} more matches`))).toBeVisible();
  expect(screen.getByText(/^Closing prices\. .* simulated by the same model/)).toBeVisible();
});

test('the bins of chases whose interval misses the forecast are stated', () => {
  const terms = screen.getAllByText(/^In chases, given/);
  expect(terms.map(term => term.parentElement?.textContent)).toEqual([
    'In chases, given 50 to 60 %, the chasing side won71 % (56 to 84 %)',
    'In chases, given 60 to 70 %, the chasing side won82 % (70 to 92 %)',
  ]);
});
