import { act, screen } from '@testing-library/react';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { aMatch } from '@/tests/fixtures/match';
import { matchDetails } from '@/tests/fixtures/match-side';
import { MatchScoreboard } from './match-scoreboard';

/** An element is 300 px high, and 200 px once it shows the end. */
const layOut = () =>
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.textContent.includes('Ended') ? 200 : 300;
  });

const board = () => screen.getByRole('region', { name: 'Score' });

test('keeps its height, and the room of its controls, when the match ends while the page is open', async () => {
  const height = layOut();
  const match = aMatch();
  const { stores } = renderLive(
    <MatchScoreboard match={match} watchUrl="https://a.example" siteUrl="https://site.example" />,
    {
      matches: [match],
      details: matchDetails,
    },
  );
  const link = screen.getByRole('link', { name: /Watch stream/ });
  expect(board()).not.toHaveAttribute('style');

  await act(async () => stores.matches.change([{ id: match.id, status: 4, version: 18 }]));

  expect(board()).toHaveTextContent('Ended');
  expect(board()).toHaveStyle({ minHeight: '300px' });
  expect(link).toBeInTheDocument();
  expect(link.parentElement).toHaveAttribute('inert');
  await act(async () => stores.matches.change([{ id: match.id, status: 4, version: 19 }]));
  expect(board()).toHaveStyle({ minHeight: '300px' });
  height.mockRestore();
});

test('keeps neither for a match that had ended before', () => {
  const match = aMatch({ status: 'other' });
  renderLive(
    <MatchScoreboard match={match} watchUrl="https://a.example" siteUrl="https://site.example" />,
    {
      matches: [match],
      details: matchDetails,
    },
  );

  expect(board()).not.toHaveTextContent('Ended');
  expect(board()).not.toHaveAttribute('style');
  expect(screen.queryByRole('link', { name: /Watch stream/ })).not.toBeInTheDocument();
});

test('shares a link that opens on the score', () => {
  const match = aMatch();
  renderLive(
    <MatchScoreboard match={match} watchUrl="https://a.example" siteUrl="https://site.example" />,
    { matches: [match], details: matchDetails },
  );
  const href = screen.getByRole('link', { name: /^WhatsApp/, hidden: true }).getAttribute('href');

  expect(new URL(href ?? '').searchParams.get('text')).toMatch(
    /https:\/\/site\.example\/matches\/\S+-5012#score$/,
  );
});
