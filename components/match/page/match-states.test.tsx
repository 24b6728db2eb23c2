import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Markets } from '@/components/match/markets/markets.client';
import { MatchScoreboard } from '@/components/match/scorecard/match-scoreboard';
import { MatchInfo } from '@/lib/contract/match-info';
import type { Match } from '@/lib/domain/match/match';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { liveScreen, madeAt, renderLive } from '@/tests/fixtures/live/live-screen';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { layOut, matchDetails, selectedTab } from '@/tests/fixtures/match-side';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { LastResults } from '@/components/match/tabs/last-results';
import { SummaryBarContent } from './summary-bar-content';
import { SummaryBar } from './summary-bar.client';
import { MatchTabs } from '@/components/match/tabs/match-tabs.client';

beforeEach(() => {
  layOut({ isPhone: false });
  window.history.replaceState(null, '', '/');
});

const wire = wireMatchInfo();
const cardOf = (detail: Record<string, unknown>, changes: Record<string, unknown> = {}) =>
  toScorecard(
    MatchInfo.parse({ ...wire, Matchdetail: { ...wire.Matchdetail, ...detail }, ...changes }),
  );
const ended = aMatch({ status: 'other', statusText: 'Match Ended', markets: [] });
const result = 'Ferns beat Herons by 2 wickets';
const endedCard = cardOf({ Status: 'Match Ended', Result: result, Player_Match: 'Ivo Marsh' });

const tabsOf = (match: Match, props: Partial<Parameters<typeof MatchTabs>[0]> = {}) => (
  <MatchTabs match={match} hasMarkets={false} watchLink={null} fallback={{}} {...props} />
);
function Bar({ match, scorecard = null }: { match: Match; scorecard?: typeof endedCard | null }) {
  const props = { match, now: madeAt, calendarHref: '/event.ics' };
  return (
    <SummaryBar {...props} fallback={<SummaryBarContent {...props} scorecard={scorecard} />} />
  );
}
const page = (match: Match) => (
  <>
    <MatchScoreboard
      match={match}
      watchUrl="https://watch.example"
      siteUrl="https://site.example"
    />
    <Bar match={match} />
    {tabsOf(match)}
  </>
);
async function show(match: Match, scorecard = endedCard) {
  const shown = renderLive(page(match), {
    matches: [match],
    details: { ...matchDetails, scorecard },
  });
  await codeIsLoaded();
  return shown;
}
/** The code of an open panel, and of the lines below the scoreboard. */
const codeIsLoaded = () => act(async () => void (await import('./live-summary-bar')));
const tabNames = () => screen.getAllByRole('tab').map(tab => tab.textContent);

describe('a match without a start', () => {
  test.each(['upcoming', 'live', 'other'] as const)('is complete while %s', async status => {
    await show(aMatch({ status, startTime: null }), cardOf({}));
    const times = screen.queryAllByText('Time to be confirmed');

    expect(times).toHaveLength(status === 'upcoming' ? 2 : 0);
    expect(document.body).not.toHaveTextContent(/Invalid|NaN|1970|null/);
    expect(screen.queryByText('Starts in')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  });
});

describe('an ended match', () => {
  test('has its result and the player of the match, and no link to a stream', async () => {
    await show(ended);

    expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent(result);
    expect(screen.getByText(/^Player of the match/)).toHaveTextContent(
      'Player of the match: Ivo Marsh 3/19',
    );
    expect(screen.queryByRole('link', { name: 'Watch stream' })).not.toBeInTheDocument();
  });

  test('shows the text of a host that sends no result, and no unknown player of the match', async () => {
    await show(ended, cardOf({}));

    expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent('Match Ended');
    expect(screen.queryByText(/^Player of the match/)).not.toBeInTheDocument();
  });

  test.each([true, false])('opens on its score, on a phone: %p', async isPhone => {
    layOut({ isPhone });
    await show(ended);

    expect(selectedTab()).toHaveTextContent('Score');
    expect(tabNames()).toEqual(['Score', 'Charts', 'Comments', 'Match info']);
  });

  test('the server renders its score as the open tab', () => {
    const { wrap } = liveScreen({ matches: [ended], details: { scorecard: endedCard } });

    expect(renderToString(wrap(tabsOf(ended)))).toContain('data-tab="score"');
  });

  test('has no live coverage among its facts', async () => {
    window.history.replaceState(null, '', '/#info');
    await show(ended);
    const info = within(screen.getByRole('tabpanel'));

    expect(info.getByText('Match began at')).toBeVisible();
    expect(info.queryByText('Live Coverage')).not.toBeInTheDocument();
    expect(info.getByText('Herons won the toss and chose to bat')).toBeVisible();
  });

  test('that was abandoned before the first ball has its facts and no empty parts', async () => {
    const abandoned = cardOf({ Result: 'Match abandoned without a ball bowled' }, { Innings: [] });
    renderLive(page(ended), { matches: [ended], details: { scorecard: abandoned } });
    await codeIsLoaded();

    expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent(
      'Match abandoned without a ball bowled',
    );
    expect(tabNames()).toEqual(['Match info']);
    expect(screen.getByText('Scheduled start')).toBeVisible();
    expect(screen.queryByText(/not available/)).not.toBeInTheDocument();
  });

  test('keeps the position of its tabs when it ends while the page is open', async () => {
    const { stores } = await show(aMatch());

    await act(async () => stores.matches.change([{ id: '5012', status: 4, version: 18 }]));

    expect(selectedTab()).toHaveTextContent('Match info');
    expect(screen.queryByRole('link', { name: 'Watch stream' })).not.toBeInTheDocument();
  });

  test('keeps its last over and names the player of the match when it ends while the page is open', async () => {
    const { stores } = await show(aMatch());
    const score = screen.getByRole('region', { name: 'Score' });

    await act(async () => stores.matches.change([{ id: '5012', status: 4, version: 18 }]));

    expect(score).toHaveTextContent('Ended');
    expect(within(score).getByText('Player of the match')).toBeVisible();
    expect(within(score).getByRole('list', { name: 'Recent balls' })).toBeVisible();
  });

  test('has no empty block of markets when it ends while the page is open', async () => {
    const match = aMatch({ markets: [] });
    const { stores } = renderLive(<Markets match={match} empty="Markets are not available" />, {
      matches: [match],
    });
    expect(screen.getByText('Markets are not available')).toBeVisible();

    await act(async () => stores.matches.change([{ id: '5012', status: 4, version: 18 }]));

    expect(screen.queryByText('Markets are not available')).not.toBeInTheDocument();
  });
});

describe('a match to come', () => {
  const toCome = cardOf({}, { Innings: [] });
  const inHours = (hours: number) => anUpcomingMatch({ startTime: madeAt + hours * 3600 });
  const before = async (match: Match) => {
    const shown = renderLive(
      <>
        <MatchScoreboard match={match} watchUrl="" siteUrl="https://site.example" />
        <Bar match={match} />
        {tabsOf(match, {
          before: <LastResults results={[{ team: 'Ferns', matches: [ended] }]} />,
        })}
      </>,
      { matches: [match], details: { scorecard: toCome } },
    );
    await codeIsLoaded();
    return shown;
  };

  beforeEach(() => jest.useFakeTimers({ now: madeAt * 1000 }));
  afterEach(() => jest.useRealTimers());

  test('counts down to its start, and has the toss and a file for the calendar', async () => {
    await before(inHours(5.5));

    expect(screen.getByText(/^Starts in/)).toHaveTextContent('Starts in 5 h 30 min');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText(/^Starts in/)).toHaveTextContent('Starts in 5 h 29 min');
    expect(screen.getByText('Herons won the toss and chose to bat')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/event.ics',
    );
  });

  test('has no countdown once its start has passed, as in rain', async () => {
    await before(inHours(-1));

    expect(screen.queryByText(/^Starts in/)).not.toBeInTheDocument();
  });

  test('has the line-ups and the last results of its sides', async () => {
    await before(inHours(1));

    expect(screen.getByRole('heading', { name: 'Line-ups' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ferns v HeronsMatch Ended, '),
      "Tam O'Shea",
      'Ivo Marsh',
      'Noor Vale',
      'Pia Rook',
    ]);
    expect(screen.getByRole('link', { name: 'Ferns v Herons' })).toHaveAttribute(
      'href',
      '/matches/fernsvsherons-2026-11-26-5012?history=true',
    );
  });

  test('keeps its line-ups, without last results, once it has begun', async () => {
    const match = inHours(1);
    const { stores } = await before(match);

    await act(async () => stores.matches.change([{ id: match.id, status: 2, version: 18 }]));

    expect(screen.getByRole('heading', { name: 'Line-ups' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Last results' })).not.toBeInTheDocument();
  });

  test('shows the line-ups that are announced while the page is open', async () => {
    const { stores } = await before(inHours(1));
    const Teams = Object.fromEntries(
      Object.entries(wire.Teams ?? {}).map(([id, team]) => [
        id,
        { ...team, Players: { 1: { Name_Full: `Una Late of ${id}` } } },
      ]),
    );

    await act(async () => {
      stores.details?.putInfo(MatchInfo.parse({ ...wire, Innings: [], Teams }));
      await import('@/components/match/tabs/line-ups');
    });

    expect(screen.getAllByText(/^Una Late/)).toHaveLength(2);
    expect(screen.queryByText("Tam O'Shea")).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ferns v Herons' })).toBeVisible();
  });
});
