import { render, screen } from '@testing-library/react';
import { LineUps } from './line-ups';

const side = (team: string, count: number) => ({
  team,
  players: Array.from({ length: count }, (_, at) => ({ name: `${team} ${at + 1}` })),
  captain: null,
  keeper: null,
  substitutes: [],
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

test('captain and keeper are marked, and substitutes say for whom they joined', () => {
  const players = [{ id: '7', name: 'Cy Mott' }, { name: 'Noor Vale' }, { name: 'Pia Rook' }];
  const substitutes = [
    { id: '9', name: 'Ada Pike', joined: 'impact player for Pia Rook' },
    { name: 'Bo Lund', joined: null },
  ];
  const ferns = { team: 'Ferns', players, captain: 1, keeper: 1, substitutes };
  const herons = { ...side('Herons', 2), captain: 0, keeper: 1 };
  render(<LineUps lineUps={[ferns, herons]} />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cy Mott',
    'Noor Vale (c, wk)',
    'Pia Rook',
    'Ada Pike, impact player for Pia Rook',
    'Bo Lund',
    'Herons 1 (c)',
    'Herons 2 (wk)',
  ]);
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Substitutes');
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/players/cy-mott-7',
    '/players/ada-pike-9',
  ]);
});
