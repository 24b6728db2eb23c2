import { render, screen } from '@testing-library/react';
import { LineUps } from './line-ups';

const side = (team: string, count: number) => ({
  team,
  players: Array.from({ length: count }, (_, at) => `${team} ${at + 1}`),
});

test.each([
  [12, 'Line-ups'],
  [13, 'Squads'],
])('%i names of a side are %s', (count, title) => {
  render(<LineUps lineUps={[side('Ferns', 11), side('Herons', count)]} />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(screen.getAllByRole('heading', { level: 3 }).map(one => one.textContent)).toEqual([
    'Ferns',
    'Herons',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(11 + count);
});
