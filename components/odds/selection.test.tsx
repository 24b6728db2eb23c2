import { act, screen } from '@testing-library/react';
import type { OddsFormat } from '@/lib/domain/odds-format';
import type { Policy } from '@/lib/domain/view';
import { aMarket, aMatch, aSelection } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live-screen';
import { Selection } from './selection.client';

const odds = (raw: string) => ({ raw, decimal: Number(raw) });

function show(raw: string | null, { format, policy, suspended = false }: Partial<Case> = {}) {
  const selection = aSelection({ name: 'India', odds: raw === null ? null : odds(raw) });
  const market = aMarket({ id: '101', suspended, selections: [selection] });
  return renderLive(<Selection matchId="5012" marketId="101" selection={selection} />, {
    matches: [aMatch({ markets: [market] })],
    view: { format: format ?? 'decimal', policy: policy ?? 'full' },
  });
}
type Case = { format: OddsFormat; policy: Policy; suspended: boolean };

test('is one link to where the price is offered, marked as paid, in a new tab', () => {
  show('1.85');

  const link = screen.getByRole('link', { name: 'Bet now: India 1.85, opens in a new tab' });
  expect(link).toHaveAttribute('href', '/sportsbet/redirect/5012/101/home/1.85');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test.each<[OddsFormat, string]>([
  ['decimal', '1.85'],
  ['moneyline', '-117.65'],
  ['indonesian', '-1.18'],
  ['hongKong', '0.85'],
  ['malay', '0.85'],
])('in %s it reads %s and leads to the raw decimal', (format, price) => {
  show('1.850', { format });

  const link = screen.getByRole('link', { name: `Bet now: India ${price}, opens in a new tab` });
  expect(link).toHaveTextContent(`India${price}`);
  expect(link).toHaveAttribute('href', '/sportsbet/redirect/5012/101/home/1.850');
});

test.each([
  ['0', false],
  ['-1', false],
  ['1', true],
  ['0.5', true],
  ['1.0', true],
])('odds of %s show as they came, as a link: %p', (raw, isLink) => {
  show(raw, { format: 'moneyline' });

  expect(screen.getByText(raw)).toBeVisible();
  expect(screen.queryAllByRole('link')).toHaveLength(isLink ? 1 : 0);
});

test.each([
  ['its market is suspended', '1.85', true],
  ['it has no odds', null, false],
])('is text without a link when %s', (_why, raw, suspended) => {
  show(raw, { suspended });

  expect(screen.getByText('India')).toBeVisible();
  expect(screen.getByText('Suspended')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('1.85')).not.toBeInTheDocument();
});

test.each<Policy>(['info', 'blocked'])('is not there at all where the policy is %s', policy => {
  const { container } = show('1.85', { policy });

  expect(container).toBeEmptyDOMElement();
});

test('shows where its price went, for a while, and where it leads to now', () => {
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

test('becomes text within one update when it is withdrawn', () => {
  const { stores } = show('1.85');

  act(() => stores.matches.change([{ id: '5012', markets: [], version: 99 }]));

  expect(screen.getByText('Suspended')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('ids of any kind make one path', () => {
  const selection = aSelection({ id: 'a/b', odds: odds('2') });
  const market = aMarket({ id: 'm?1', selections: [selection] });

  renderLive(<Selection matchId="x#1" marketId="m?1" selection={selection} />, {
    matches: [aMatch({ id: 'x#1', markets: [market] })],
  });

  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/sportsbet/redirect/x%231/m%3F1/a%2Fb/2',
  );
});
