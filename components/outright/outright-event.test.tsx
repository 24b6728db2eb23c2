import { act, screen } from '@testing-library/react';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { OutrightEvent } from './outright-event';

const runners = (odds: Record<string, number | null>) => [
  {
    id: 'w',
    name: 'Winner',
    status: 'open' as const,
    selections: Object.entries(odds).map(([name, value]) => ({ id: name, name, odds: value })),
  },
];

const names = () =>
  screen.getAllByText(/^(Owls|Rooks|Swifts|Terns)$/).map(({ textContent }) => textContent);

test('the favourite comes first, a runner without odds last, and a moved price keeps its position', () => {
  const event = wireEvent({ markets: runners({ Owls: null, Rooks: 9, Swifts: 2.5, Terns: 4 }) });
  const match = toMatch(Event.parse(event));
  const { stores } = renderLive(<OutrightEvent event={match} />, { matches: [match] });
  expect(names()).toEqual(['Swifts', 'Terns', 'Rooks', 'Owls']);

  const moved = runners({ Owls: 1.5, Rooks: 1.9, Swifts: 12, Terns: 4 });
  act(() => stores.matches.change([{ id: match.id, version: 99, markets: moved }]));
  expect(names()).toEqual(['Swifts', 'Terns', 'Rooks', 'Owls']);
});

test('a bookmaker that is best for most is named once, and in the name of each link', () => {
  // Deep Cover is best for the first and the second, and not for the third.
  const [home, away] = quotedWinner([1.8, 1.95, 1.8], [2, 2.2, 1.95]).selections;
  const third = quotedWinner([5, 4, 4]).selections[0];
  const selections = [home, away, { ...third, id: 'third', name: 'Terns' }];
  const market = { ...quotedWinner(), selections };
  const match = toMatch(
    Event.parse(wireEvent({ ...comparedBy, competitors: [], markets: [market] })),
  );
  renderLive(<OutrightEvent event={match} />, { matches: [match] });

  expect(screen.getByText('Best at Deep Cover unless named.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ferns 1\.95 Deep Cover, / })).not.toHaveTextContent(
    'Deep Cover',
  );
  expect(screen.getByRole('link', { name: /^Terns 5\.00 Silly Point, / })).toHaveTextContent(
    'Silly Point',
  );
});
