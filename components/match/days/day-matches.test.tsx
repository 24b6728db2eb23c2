import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match } from '@/lib/domain/match/match';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { PartialEvent } from '@/lib/contract/event';
import { DayMatches } from './day-matches.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

/* The time zone of the tests' browser is UTC. */

const at = (time: string) => Date.parse(`${time}Z`) / 1000;
const now = at('2026-11-28T10:00');
const noOther = { previous: null, next: null };
const soon = (id: string, time: string, changes: Partial<Match> = {}) =>
  anUpcomingMatch({ id, name: id, startTime: at(time), tournament: 'Reed Cup', ...changes });

beforeEach(() => {
  jest.useFakeTimers({ now: now * 1000, advanceTimers: true });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (
  matches: Match[],
  {
    day = null,
    nearest = noOther,
  }: { day?: string | null; nearest?: typeof noOther | object } = {},
) =>
  renderLive(<DayMatches day={day} now={now} nearest={{ ...noOther, ...nearest }} />, { matches });
const shownPaths = () =>
  screen
    .queryAllByRole('article')
    .map(card => within(card).getAllByRole('link')[0]?.getAttribute('href') ?? '');
const linkTo = (href: string) => expect.objectContaining({ href: `http://localhost${href}` });

test('a day has its matches in the visitor’s zone, without those of the days around it', () => {
  show(
    [
      soon('before', '2026-11-27T23:59'),
      soon('morning', '2026-11-28T00:00'),
      soon('evening', '2026-11-28T23:59'),
      soon('after', '2026-11-29T00:00'),
    ],
    { day: '2026-11-28' },
  );

  expect(shownPaths().map(path => path.split('-').at(-1))).toEqual(['morning', 'evening']);
  const days = within(screen.getByRole('navigation', { name: 'Days' }));
  expect(days.getAllByRole('link')).toEqual([
    linkTo('/matches/on/2026-11-27'),
    linkTo('/matches/on'),
    linkTo('/matches/on/2026-11-29'),
  ]);
});

test('today is the day on which the page is read', () => {
  show([soon('today', '2026-11-28T22:00'), soon('tomorrow', '2026-11-29T01:00')]);

  expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-28');
  expect(shownPaths()).toHaveLength(1);

  act(() => jest.advanceTimersByTime(14 * 3_600_000 + 60_000));
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-29');
  expect(shownPaths()).toEqual([expect.stringContaining('tomorrow')]);
});

test('a match that ends moves to the ended ones', () => {
  const { stores } = show([
    aMatch({ id: 'one', startTime: now - 3600, tournament: 'Reed Cup' }),
    aMatch({ id: 'two', startTime: now - 7200, tournament: 'Reed Cup', status: 'other' }),
  ]);
  const ended = () =>
    within(screen.getByRole('region', { name: 'Ended' })).getAllByRole('listitem').length;
  expect(ended()).toBe(1);

  act(() => stores.matches.change([PartialEvent.parse({ id: 'one', status: 4, version: 99 })]));
  expect(ended()).toBe(2);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a day without matches links to the nearest days that have some', () => {
  show([], {
    day: '2026-12-25',
    nearest: { previous: at('2026-12-20T09:00'), next: at('2027-01-02T09:00') },
  });

  expect(screen.getByText('No matches on this day')).toBeVisible();
  expect(screen.getByText(/^There are matches on/)).toHaveTextContent(
    'There are matches on Dec 20, 2026',
  );
  expect(screen.getAllByRole('link', { name: 'Jan 2, 2027' })).toEqual([
    linkTo('/matches/on/2027-01-02'),
    linkTo('/matches/on/2027-01-02'),
  ]);
});

test('a day before all known matches has a next day only, and without any match none', () => {
  const { unmount } = show([], { day: '1950-01-01', nearest: { next: at('2026-11-01T09:00') } });
  expect(screen.getAllByRole('link', { name: 'Nov 1, 2026' })).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  unmount();

  show([]);
  expect(screen.getByText('No matches today')).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([linkTo('/matches/on')]);
});

test('a day of 300 matches shows 40 of them, and more when asked for', async () => {
  const matches = Array.from({ length: 300 }, (_, index) =>
    soon(`m${index}`, '2026-11-28T12:00', { tournament: `Cup ${index % 3}` }),
  );
  show(matches, { day: '2026-11-28' });
  expect(shownPaths()).toHaveLength(40);

  const more = screen.getByRole('link', { name: 'Show 40 more of 300 matches' });
  expect(more).toHaveAttribute('href', '/matches/on/2026-11-28?page=2');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(more);
  expect(shownPaths()).toHaveLength(80);
});
