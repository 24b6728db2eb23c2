import { aTeam } from '@/tests/fixtures/match';
import { render, screen, within } from '@testing-library/react';
import { toPriceLines } from '@/lib/domain/odds/history/price-lines';
import { bestPriceWords, Prices } from './prices';

const noon = 1_795_694_400;
const history = {
  market: 'winner',
  bookmaker: 'best',
  selections: [
    { id: 1, name: 'Ferns', opened: 1.9, high: 2, low: 1.6 },
    { id: 2, name: 'Herons', opened: 2.05, high: 2.5, low: 2 },
  ],
  points: [
    [noon, 1.9, 2.05],
    [noon + 600, 2, null],
    [noon + 1200, 1.6, 2.5],
  ] as [number, ...(number | null)[]][],
};

function show({
  of = bestPriceWords,
  points = history.points,
  simulated = false,
  isDetailed = true,
} = {}) {
  const prices = toPriceLines(
    { ...history, points },
    [aTeam('Ferns'), aTeam('Herons')],
    noon + 1800,
  );
  const zone = { timeZone: 'UTC', label: 'UTC' };
  return render(
    <Prices
      prices={prices}
      market="Match Winner"
      format="decimal"
      zone={zone}
      of={of}
      simulated={simulated}
      isDetailed={isDetailed}
    />,
  );
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map(row => [...row.children].map(cell => cell.textContent));

test('the chart is described by its market, its start and the current prices', () => {
  show();

  expect(
    screen.getByRole('img', {
      name: 'Match Winner: best price. Since 12:00, now Ferns 1.60, Herons 2.50.',
    }),
  ).toBeVisible();
});

test('the chart of a bookmaker has its name, and the note on simulated odds', () => {
  show({ of: 'Silly Point', simulated: true });

  expect(screen.getByRole('img', { name: /^Match Winner: Silly Point\./ })).toBeVisible();
  expect(screen.getByText(/Odds simulated\./)).toBeVisible();
});

test('a line holds each price until the next, and is broken where no bookmaker quoted it', () => {
  const { container } = show();
  const [home, away] = [...container.querySelectorAll('path[data-side]')].map(
    line => line.getAttribute('d') ?? '',
  );

  expect(home).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+H[\d.]+$/);
  expect(away).toMatch(/^M[\d.]+ [\d.]+H[\d.]+M[\d.]+ [\d.]+H[\d.]+$/);
});

test('the opening, highest, lowest and current prices are in a table', () => {
  show();

  expect(cellsOf(screen.getByRole('table', { name: /^Opening/ }))).toEqual([
    ['Selection', 'Opened', 'High', 'Low', 'Now'],
    ['Ferns', '1.90', '2.00', '1.60', '1.60'],
    ['Herons', '2.05', '2.50', '2.00', '2.50'],
  ]);
});

test('a selection that no bookmaker quotes now is suspended in the table', () => {
  show({ points: [...history.points, [noon + 1500, 1.6, null]] });

  expect(cellsOf(screen.getByRole('table', { name: /^Opening/ })).at(-1)).toEqual([
    'Herons',
    ...['2.05', '2.50', '2.00', 'Suspended'],
  ]);
});

test('the line in numbers has a row for each change', () => {
  show();

  const table = screen.getByRole('table', { name: 'Price at a time', hidden: true });
  expect(cellsOf(table)).toEqual([
    ['Time', 'Ferns', 'Herons'],
    ['12:00', '1.90', '2.05'],
    ['12:10', '2.00', 'Suspended'],
    ['12:20', '1.60', '2.50'],
  ]);
});

test('the server’s HTML has the range of each price, not every move', () => {
  show({ isDetailed: false });

  expect(screen.getByRole('table', { name: /^Opening/ })).toBeVisible();
  expect(screen.queryByText('The line in numbers')).not.toBeInTheDocument();
});

test('the numbers of a long history are twenty, from the first to the present', () => {
  const points = Array.from({ length: 100 }, (_, step): [number, ...number[]] => [
    noon + step * 18,
    1.5 + step / 100,
    2,
  ]);
  show({ points });

  const rows = cellsOf(screen.getByRole('table', { name: 'Price at a time', hidden: true }));
  expect(rows).toHaveLength(21);
  expect(rows[1]).toEqual(['12:00', '1.50', '2.00']);
  expect(rows.at(-1)).toEqual(['12:30', '2.49', '2.00']);
});

test('shows a message without recorded prices', () => {
  show({ points: [] });

  expect(screen.getByText('No prices recorded yet')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
