import { act, screen, within } from '@testing-library/react';
import type { MatchFilter } from '@/lib/domain/match/match-filter';
import type { Match } from '@/lib/domain/match/match';
import { Event, PartialEvent } from '@/lib/contract/event';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { MatchList } from './match-list.client';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => router }));
const router = { replace: (...to: unknown[]) => replace(...to) as unknown };

const now = 1_795_680_000;
const minuteMs = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: now * 1000 });
  sessionStorage.clear();
  replace.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (
  matches: Match[],
  filter: MatchFilter = 'in-play',
  league = 'all',
  isAnyLive?: boolean,
) =>
  renderLive(
    <MatchList
      filter={filter}
      league={league}
      now={now}
      isAnyLive={isAnyLive ?? matches.some(({ status }) => status === 'live')}
    />,
    { matches },
  );
const soon = (changes: Partial<Match> = {}) =>
  anUpcomingMatch({ startTime: now + 3600, ...changes });
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);

describe('without a matching match', () => {
  const links = () =>
    screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')] as const);

  test.each<MatchFilter>(['in-play', 'next-24-hours'])('%s links to future matches', filter => {
    show([soon({ startTime: now + 90_000 })], filter, 'ipl');

    expect(screen.getByText('Matches are not available')).toBeVisible();
    expect(screen.getByText(/^Please go to/)).toHaveTextContent(
      'Please go to Future matches to find out more..',
    );
    expect(links()).toEqual([['Future matches', '/odds/matches/ipl/future']]);
  });

  test('a league without any match links to all leagues and to the results', () => {
    show([], 'in-play', 'ipl');

    expect(links().map(([, href]) => href)).toEqual(['/odds/matches/all/future', '/match-history']);
  });

  test("a league's future links to all leagues and to the results", () => {
    show([], 'future', 'ipl');

    expect(screen.getByText(/^Please go to/)).toHaveTextContent(
      'Please go to All leagues or Past results to find out more..',
    );
    expect(links()).toEqual([
      ['All leagues', '/odds/matches/all/future'],
      ['Past results', '/match-history'],
    ]);
  });

  test('the future of all leagues links to the results', () => {
    show([], 'future', 'all');

    expect(links()).toEqual([['Past results', '/match-history']]);
  });

  test('hides a tournament without a match of the filter', () => {
    show([soon()], 'in-play');

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText('Matches are not available')).toBeVisible();
  });
});

describe('the redirect from an empty in-play list', () => {
  test('happens on the first list of a visit, once', () => {
    const { unmount } = show([soon()]);
    expect(replace.mock.calls).toEqual([['/odds/matches/all/next-24-hours']]);

    unmount();
    show([soon()]);
    expect(replace).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Matches are not available')).toBeVisible();
  });

  test.each<[string, Match[], MatchFilter]>([
    ['something is in play', [aMatch()], 'in-play'],
    ['the list is another', [], 'future'],
    ['the list is the one it leads to', [], 'next-24-hours'],
  ])('does not happen when %s, nor later in the visit', (_why, matches, filter) => {
    const { unmount } = show(matches, filter);
    unmount();
    show([], 'in-play');

    expect(replace).not.toHaveBeenCalled();
  });

  test('does not happen in a league without a live match while another league has one', () => {
    show([soon()], 'in-play', 'ipl', true);

    expect(screen.getByText('Matches are not available')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  test('does not happen when the last live match ends', () => {
    const { stores } = show([aMatch()]);

    act(() => stores.matches.change([{ id: '5012', status: 4, version: 18 }]));

    expect(screen.getByText('Matches are not available')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  test('does not happen without session storage', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('private');
    });

    show([]);

    expect(replace).not.toHaveBeenCalled();
    blocked.mockRestore();
  });
});

describe('groups', () => {
  test('are sorted by tournament, live matches first, each with its number of matches', () => {
    const matches = [
      soon({ id: 'a', tournament: 'Later Cup', startTime: now + 7200 }),
      soon({ id: 'b', tournament: 'Soon Cup' }),
      soon({ id: 'c', tournament: 'Soon Cup', startTime: now + 3601 }),
    ];

    show(matches, 'next-24-hours');

    expect(headings()).toEqual(['Soon Cup', 'Later Cup']);
    expect(screen.getByText('2 matches')).toBeVisible();
    expect(screen.getByText('1 match')).toBeVisible();
  });

  test('are updated when matches become live, are added or end', () => {
    const { stores } = show([aMatch(), soon({ tournament: 'Soon Cup' })]);
    expect(headings()).toEqual(['Reed Cup']);

    act(() =>
      stores.matches.change([
        { id: '5013', status: 2, version: 18 },
        { id: '5012', status: 4, version: 18 },
        Event.parse(wireEvent({ id: 'new', tournament: 'New Cup', start_time: now - 9000 })),
      ]),
    );

    expect(headings()).toEqual(['New Cup', 'Soon Cup']);
  });

  test('are updated by the clock, once a minute', () => {
    show([soon({ startTime: now + 90 })], 'next-24-hours');

    act(() => jest.advanceTimersByTime(minuteMs));
    expect(headings()).toEqual(['Reed Cup']);
    act(() => jest.advanceTimersByTime(minuteMs));

    expect(screen.getByText('Matches are not available')).toBeVisible();
  });
});

describe('a card', () => {
  const [first, second] = aMatch().teams;

  test('of a live match links to its page, and has score, situation and prices', () => {
    show([aMatch({ statusText: 'Ferns need 57 runs', marketsCount: 12 })]);
    const card = within(screen.getByRole('article'));

    expect(card.getByRole('link', { name: /61\/1/ })).toHaveAttribute(
      'href',
      '/matches/fernsvsherons-2026-11-26-5012',
    );
    expect(card.getByText('Ferns need 57 runs')).toBeVisible();
    expect(card.getByText('6.2')).toBeVisible();
    expect(card.getByText('+11 markets')).toBeVisible();
    expect(card.getAllByRole('link', { name: /opens in a new tab$/ })).toHaveLength(2);
  });

  test('is an article with a heading that names the match', () => {
    show([aMatch()]);

    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Ferns v Herons');
  });

  test('of an upcoming match has its start and no score', () => {
    show([soon({ scores: ['0', '0'] })], 'next-24-hours');
    const card = within(screen.getByRole('article'));

    expect(card.getByText(/\d{4}, \d\d:\d\d$/)).toHaveAttribute(
      'datetime',
      '2026-11-26T09:00:00.000Z',
    );
    expect(card.getByRole('link', { name: `${first.name} ${second.name}` })).toBeVisible();
  });
});

test('a withdrawn selection keeps its position on a card, suspended', () => {
  const { stores } = show([aMatch()]);

  act(() =>
    stores.matches.change([
      PartialEvent.parse({
        id: '5012',
        version: 18,
        markets: [
          {
            id: 'winner',
            name: 'Match winner',
            selections: [{ id: 'away', name: 'Herons', odds: 2.95 }],
          },
        ],
      }),
    ]),
  );

  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/Ferns\s*Suspended\s*Herons\s*2\.95/);
});
