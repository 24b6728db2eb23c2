import { act, screen, within } from '@testing-library/react';
import { MatchScoreboard } from './match-scoreboard';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { aMatch } from '@/tests/fixtures/match';

const announcement = () =>
  within(screen.getByRole('region', { name: 'Score' })).getByRole('status');

async function showAndChange() {
  const match = aMatch();
  const { stores } = renderLive(
    <MatchScoreboard
      match={match}
      watchUrl="https://watch.example"
      siteUrl="https://site.example"
    />,
    {
      matches: [match],
      details: { scorecard: null },
    },
  );
  expect(announcement()).toBeEmptyDOMElement();
  await act(async () => stores.matches.change([{ id: '5012', version: 18, score: '61/2:117' }]));
  // The announcer is loaded then.
  await act(() => jest.advanceTimersByTimeAsync(5000));
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['scores'];
});

test('announces a wicket as the first change, and not the first state', async () => {
  await showAndChange();

  expect(screen.getByText(/^Wicket! Ferns 61\/2/)).toBe(announcement());
});

test('announces nothing while scores are hidden', async () => {
  document.documentElement.dataset['scores'] = 'hidden';
  await showAndChange();

  expect(announcement()).toBeEmptyDOMElement();
});
