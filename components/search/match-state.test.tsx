import { screen } from '@testing-library/react';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { MatchState } from './match-state';

const covered = () =>
  [...document.querySelectorAll('.score-cover')].map(({ textContent }) => textContent);

test('score and result of a match can be covered', () => {
  renderLive(<MatchState match={aMatch({ status: 'other', statusText: 'Ferns won' })} />);

  expect(covered()).toEqual(['61/1 : 117', 'Ferns won']);
});

test('the start of a match cannot be covered', () => {
  renderLive(<MatchState match={anUpcomingMatch({ statusText: '' })} />);

  expect(screen.getByRole('time')).toBeVisible();
  expect(covered()).toEqual([]);
});
