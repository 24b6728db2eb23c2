import { render, screen } from '@testing-library/react';
import { ConsoleChart } from '@/editor/src/console/console-chart';

const bars = (...values: number[]) =>
  values.map((value, at) => ({ label: `day ${at + 1}`, value }));

it('shows a sentence instead of a chart without values', () => {
  const { rerender } = render(<ConsoleChart title="Clicks by day" bars={bars(0, 0)} />);
  expect(screen.getByText('Clicks by day: none yet.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();

  rerender(<ConsoleChart title="Clicks by page" bars={[]} />);
  expect(screen.getByText('Clicks by page: none yet.')).toBeInTheDocument();
});

it('describes its bars: the sum, the largest, the first and the last', () => {
  render(<ConsoleChart title="Clicks by day" bars={bars(1, 4, 2)} />);

  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Clicks by day, from day 1 to day 3: 7 in all, 4 at most.',
  );
});
