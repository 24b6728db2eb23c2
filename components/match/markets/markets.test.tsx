import { act, screen, within } from '@testing-library/react';
import { aMarket, aMatch, aSelection } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import type { Market } from '@/lib/domain/odds/market';
import { Markets } from './markets.client';
import { NoMarkets } from './no-markets';

const someMarkets = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aMarket({
      id: `m${at}`,
      name: `Market ${at + 1}`,
      selections: [aSelection({ id: 's', name: `Runner of ${at + 1}` })],
    }),
  );
const show = (markets: Market[]) => {
  const match = aMatch({ markets });
  return renderLive(<Markets match={match} empty={<NoMarkets />} />, { matches: [match] });
};
const panels = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map(panel => ({
    title: panel.querySelector('h2')?.textContent,
    open: panel.open,
  }));

test('the first eleven markets are open, the others closed', () => {
  const { container } = show(someMarkets(13));

  expect(panels(container).map(({ open }) => open)).toEqual([
    ...Array.from({ length: 11 }, () => true),
    false,
    false,
  ]);
  expect(screen.getByText('Runner of 11')).toBeVisible();
  expect(screen.getByText('Runner of 12 1.42')).not.toBeVisible();
});

test('a market that moves down does not collapse, and a market that moves up does not open', () => {
  const markets = someMarkets(12);
  const { container, stores } = show(markets);
  const wire = (list: Market[]) =>
    list.map(({ id, name }) => ({ id, name, selections: [{ id: 's', name: 'Runner', odds: 2 }] }));

  act(() => stores.matches.change([{ id: '5012', version: 18, markets: wire(markets.slice(1)) }]));

  expect(panels(container)[0]).toEqual({ title: 'Market 1', open: true });
  expect(panels(container).at(-1)).toEqual({ title: 'Market 12', open: false });
});

test('a withdrawn market is marked and has no link', () => {
  const { stores } = show(someMarkets(1));

  act(() => stores.matches.change([{ id: '5012', version: 18, markets: [] }]));

  expect(screen.getByText('Suspended')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('shows a message with a link to the odds when there are no markets', () => {
  show([]);

  expect(screen.getByText('Markets are not available')).toBeVisible();
  expect(screen.getByText('This match will not be available to trade in-play.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visit Odds' })).toHaveAttribute('href', '/odds/matches');
});

describe('groups', () => {
  const grouped = (names: Record<string, Market['group']>) =>
    Object.entries(names).map(([name, group]) =>
      aMarket({ id: name, name, selections: [aSelection()], ...(group && { group }) }),
    );
  const chips = () => screen.getByRole('navigation', { name: 'Groups of markets' });

  test('the markets are in groups, and a chip links to the first market of each', () => {
    const { container } = show(
      grouped({ Sixes: 'specials', Winner: 'main', Tied: 'main', Runs: 'innings' }),
    );

    expect(panels(container).map(({ title }) => title)).toEqual([
      'Winner',
      'Tied',
      'Runs',
      'Sixes',
    ]);
    const links = within(chips()).getAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual(['Main', 'Innings', 'Specials']);
    expect(
      links.map(link => container.querySelector(link.getAttribute('href') ?? '')?.textContent),
    ).toEqual([
      expect.stringContaining('Winner'),
      expect.stringContaining('Runs'),
      expect.stringContaining('Sixes'),
    ]);
  });

  test('a group without markets is text in its position, and a link once it has a market', () => {
    const { stores } = show(grouped({ Winner: 'main', Sixes: 'specials' }));
    const wire = [
      { id: 'Winner', name: 'Winner', group: 'main' as const, selections: [] },
      { id: 'Over 6', name: 'Over 6', group: 'over' as const, selections: [] },
    ];
    expect([...chips().children].map(chip => chip.textContent)).toEqual([
      'Main',
      'Innings: no markets now',
      'Over: no markets now',
      'Players: no markets now',
      'Specials',
    ]);

    act(() => stores.matches.change([{ id: '5012', version: 18, markets: wire }]));

    expect(within(chips()).getByRole('link', { name: 'Over' })).toHaveAttribute(
      'href',
      '#markets-over',
    );
    expect(chips().children).toHaveLength(5);
  });

  test('shows no chips when the host names no groups', () => {
    show(someMarkets(2));

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
