import { act, screen } from '@testing-library/react';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { aMarket, aMatch, aSelection } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { Selection } from './selection.client';

const odds = (raw: string) => ({ raw, decimal: Number(raw) });

function show(raw: string | null, { format, suspended = false }: Partial<Case> = {}) {
  const selection = aSelection({ name: 'India', odds: raw === null ? null : odds(raw) });
  const market = aMarket({ id: '101', suspended, selections: [selection] });
  return renderLive(<Selection matchId="5012" market={market} selection={selection} />, {
    matches: [aMatch({ markets: [market] })],
    view: { format: format ?? 'decimal' },
  });
}
type Case = { format: OddsFormat; suspended: boolean };

test('renders one paid link to the offer in a new tab', () => {
  show('1.85');

  const link = screen.getByRole('link', { name: 'India 1.85, Match winner, opens in a new tab' });
  expect(link).toHaveAttribute('href', '/sportsbet/redirect/5012/101/home/1.85');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test('its accessible name starts with its visible text, including Bet now', () => {
  const selection = aSelection({ name: 'India', odds: odds('1.85') });
  const market = aMarket({ id: '101', selections: [selection] });

  renderLive(<Selection matchId="5012" market={market} selection={selection} showsBetNow />, {
    matches: [aMatch({ markets: [market] })],
  });

  const link = screen.getByRole('link', {
    name: 'India Bet now 1.85, Match winner, opens in a new tab',
  });
  expect(link).toHaveTextContent('India Bet now 1.85');
});

test.each<[OddsFormat, string]>([
  ['decimal', '1.85'],
  ['moneyline', '-117.65'],
  ['indonesian', '-1.18'],
  ['hongKong', '0.85'],
  ['malay', '0.85'],
])('in %s the price is %s and the link carries the raw decimal odds', (format, price) => {
  show('1.850', { format });

  const link = screen.getByRole('link', {
    name: `India ${price}, Match winner, opens in a new tab`,
  });
  expect(link).toHaveTextContent(`India ${price}`);
  expect(link).toHaveAttribute('href', '/sportsbet/redirect/5012/101/home/1.850');
});

test.each([
  ['0', false],
  ['-1', false],
  ['1', true],
  ['0.5', true],
  ['1.0', true],
])('odds of %s are shown unchanged, as a link: %p', (raw, isLink) => {
  show(raw, { format: 'moneyline' });

  expect(screen.getByText(raw)).toBeVisible();
  expect(screen.queryAllByRole('link')).toHaveLength(isLink ? 1 : 0);
});

test.each([
  ['its market is suspended', '1.85', true],
  ['it has no odds', null, false],
])('renders text without a link when %s', (_why, raw, suspended) => {
  show(raw, { suspended });

  expect(screen.getByText('India')).toBeVisible();
  expect(screen.getByText('Suspended')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('1.85')).not.toBeInTheDocument();
});

test('shows the direction of a price change temporarily and links to the new price', () => {
  jest.useFakeTimers();
  const { container, stores } = show('1.85');
  const moved = aMarket({
    id: '101',
    selections: [aSelection({ name: 'India', odds: odds('1.9') })],
  });

  act(() => stores.prices.put('5012', [moved], { flash: true }));
  expect(container.querySelector('[data-direction=up]')).toHaveTextContent('1.90');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/sportsbet/redirect/5012/101/home/1.9');
  act(() => jest.advanceTimersByTime(3000));

  expect(container.querySelector('[data-direction]')).toBeNull();
  expect(screen.getByText('1.90')).toBeVisible();
  jest.useRealTimers();
});

test('becomes suspended text when the market is withdrawn', () => {
  const { stores } = show('1.85');

  act(() => stores.matches.change([{ id: '5012', markets: [], version: 99 }]));

  expect(screen.getByText('Suspended')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('renders the price without a link while updates are paused', () => {
  const { container, stores } = show('1.85');

  act(() => stores.freshness.setPaused(stores.freshness.get('5012')?.at ?? 0));

  expect(screen.getByText('India')).toBeVisible();
  expect(screen.getByText('1.85')).toBeVisible();
  expect(container.querySelector('[data-frozen]')).toHaveTextContent(
    '1.85 when updates were paused',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Suspended')).not.toBeInTheDocument();
});

test('escapes ids in the link path', () => {
  const selection = aSelection({ id: 'a/b', odds: odds('2') });
  const market = aMarket({ id: 'm?1', selections: [selection] });

  renderLive(<Selection matchId="x#1" market={market} selection={selection} />, {
    matches: [aMatch({ id: 'x#1', markets: [market] })],
  });

  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/sportsbet/redirect/x%231/m%3F1/a%2Fb/2',
  );
});

describe('with bookmakers compared', () => {
  const bookmakers = [
    {
      slug: 'silly-point',
      title: 'Silly Point',
      kind: 'fixed' as const,
      commission: 0,
      pool: null,
    },
  ];
  const withoutLink = (title: string) => ({
    ...{ slug: title.toLowerCase().replace(' ', '-'), title, kind: 'fixed' as const },
    ...{ commission: 0, pool: null, hasNoLink: true as const },
  });
  const compared = (best: string[], { raw = '1.85', showsBetNow = false } = {}) => {
    const selection = aSelection({ name: 'India', odds: odds(raw), best });
    const market = aMarket({ id: '101', name: 'Match Winner', selections: [selection] });
    return {
      market,
      ...renderLive(
        <Selection
          matchId="5012"
          market={market}
          selection={selection}
          bookmakers={[...bookmakers, withoutLink('Twelfth Man'), withoutLink('No Deal')]}
          showsBetNow={showsBetNow}
        />,
        { matches: [aMatch({ markets: [market] })] },
      ),
    };
  };

  test('the best price names its bookmaker, and the link leads to it', () => {
    compared(['silly-point']);

    const link = screen.getByRole('link', {
      name: 'India 1.85 Silly Point, Match Winner, opens in a new tab',
    });
    expect(link).toHaveTextContent('India 1.85 Silly Point');
    expect(link).toHaveAttribute(
      'href',
      '/sportsbet/redirect/5012/101/home/1.85?bookmaker=silly-point',
    );
  });

  test('the link leads to the first bookmaker that has one', () => {
    compared(['twelfth-man', 'silly-point']);

    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?bookmaker=silly-point$/);
  });

  test('the price is text when no bookmaker has a link', () => {
    const { container } = compared(['twelfth-man', 'no-deal'], { showsBetNow: true });

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('India 1.85 Twelfth Man and 1 more');
  });

  test('names the first bookmaker of several best prices, with the number of others', () => {
    compared(['silly-point', 'deep-cover', 'leg-gully']);

    expect(screen.getByText('Silly Point and 2 more')).toBeVisible();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?bookmaker=silly-point$/);
  });

  test('a bookmaker without a title is named by its slug', () => {
    compared(['deep-cover']);

    expect(screen.getByText('Deep Cover')).toBeVisible();
  });

  test('the bookmaker changes although the best odds stay the same', () => {
    const { market, stores } = compared(['silly-point']);
    const [selection] = market.selections;

    act(() =>
      stores.prices.put(
        '5012',
        [{ ...market, selections: selection ? [{ ...selection, best: ['deep-cover'] }] : [] }],
        { flash: true },
      ),
    );

    expect(screen.getByText('Deep Cover')).toBeVisible();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?bookmaker=deep-cover$/);
  });
});
