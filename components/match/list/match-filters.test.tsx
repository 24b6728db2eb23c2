import { act, screen } from '@testing-library/react';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { MatchFilters } from './match-filters.client';

const now = 1_795_680_000;
const day = 86_400;

beforeEach(() => jest.useFakeTimers({ now: now * 1000 }));
afterEach(() => {
  jest.useRealTimers();
});

const labels = () => screen.getAllByRole('link').map(link => link.textContent);

test('each filter has the number of its matches, also after a match ends', () => {
  const matches = [
    aMatch({ id: '1' }),
    aMatch({ id: '2' }),
    anUpcomingMatch({ id: '3', startTime: now + 60 }),
    anUpcomingMatch({ id: '4', startTime: now + 2 * day }),
  ];
  const { stores } = renderLive(<MatchFilters filter="future" league="ipl" now={now} />, {
    matches,
  });
  expect(labels()).toEqual(['In-play2 matches', 'Next 24hrs1 match', 'Future2 matches']);

  act(() => stores.matches.change([{ id: '2', status: 4, version: 99 }]));
  expect(labels()[0]).toBe('In-play1 match');
});
