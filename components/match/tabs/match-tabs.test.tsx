import { WatchLink } from './watch-link';
import { MatchTabs } from './match-tabs.client';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { liveScreen, renderLive } from '@/tests/fixtures/live/live-screen';
import {
  chooseTab,
  layOut,
  matchDetails,
  matchTabs,
  selectedTab,
  showMatchTabs,
  tab,
} from '@/tests/fixtures/match-side';

jest.mock('@/lib/api-client/live-snapshot', () => ({
  fetchMatchSnapshot: () => Promise.resolve(null),
}));

beforeEach(() => {
  layOut({ isPhone: false });
  window.history.replaceState(null, '', '/');
});

describe('which tab', () => {
  test('the server renders Match info, and CSS selects the tab by width', () => {
    const html = renderToString(liveScreen({ details: matchDetails }).wrap(matchTabs));

    expect(html).toContain('data-tab="default"');
    expect(html).toMatch(/id="tab-info"[^>]*aria-selected="true"/);
    expect(html).toMatch(/id="panel-comments"[^>]*hidden/);
  });

  test.each([
    [false, 'Match info'],
    [true, 'Markets'],
  ])('on a phone (%p) it opens with %s', (phone, name) => {
    layOut({ isPhone: phone });
    showMatchTabs();

    expect(selectedTab()).toHaveTextContent(name);
    expect(screen.getByRole('region', { name: 'Match' })).toHaveAttribute(
      'data-tab',
      phone ? 'markets' : 'info',
    );
  });

  test('where prices are not allowed a phone opens with Match info, with or without scripts', () => {
    layOut({ isPhone: true });
    const tabs = (
      <MatchTabs
        match={aMatch()}
        hasMarkets={false}
        watchLink={<WatchLink href="https://watch.example" />}
        fallback={{}}
      />
    );
    const html = renderToString(liveScreen({ details: matchDetails }).wrap(tabs));
    expect(html).toContain('data-tab="info"');

    renderLive(tabs, { details: matchDetails });
    expect(selectedTab()).toHaveTextContent('Match info');
    expect(screen.queryByRole('tab', { name: 'Markets' })).toBeNull();
  });

  test.each([
    ['#score', 'Score', 'Ferns 1st Inns'],
    ['#score-1', 'Score', 'Herons 1st Inns'],
    ['#comments', 'Comments', 'Ferns 1st Inns'],
    ['#comments-1', 'Comments', 'Herons 1st Inns'],
    ['#comments-7', 'Comments', 'Ferns 1st Inns'],
  ])('%s opens %s at the %s', async (hash, name, innings) => {
    window.history.replaceState(null, '', `/${hash}`);
    showMatchTabs();
    await act(async () => {});

    expect(selectedTab()).toHaveTextContent(name);
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('button', { name: innings })).toHaveAttribute('aria-pressed', 'true');
  });

  test.each(['#nonsense', '#score-', '#Score', '#'])('%s opens the first tab', hash => {
    window.history.replaceState(null, '', `/${hash}`);
    showMatchTabs();

    expect(selectedTab()).toHaveTextContent('Match info');
  });

  test('the choice is stored in the URL, without a history entry', async () => {
    showMatchTabs();
    const steps = window.history.length;

    await chooseTab('Score');
    expect(window.location.hash).toBe('#score');
    await userEvent.click(screen.getByRole('button', { name: 'Herons 1st Inns' }));

    expect(window.location.hash).toBe('#score-1');
    expect(window.history.length).toBe(steps);
  });

  test('a new hash opens its tab', async () => {
    showMatchTabs();

    await act(async () => {
      window.location.hash = '#score';
      window.dispatchEvent(new Event('hashchange'));
    });

    expect(selectedTab()).toHaveTextContent('Score');
  });

  test('Score exists only with a scorecard', () => {
    window.history.replaceState(null, '', '/#score');
    showMatchTabs({ scorecard: false });

    expect(screen.queryByRole('tab', { name: 'Score' })).not.toBeInTheDocument();
    expect(selectedTab()).toHaveTextContent('Match info');
  });
});

describe('a panel of the server', () => {
  const fallback = { score: <p>Score of the server</p>, comments: <p>Comments of the server</p> };
  const show = () =>
    renderLive(
      <MatchTabs
        match={aMatch()}
        hasMarkets
        watchLink={<WatchLink href="https://watch.example" />}
        fallback={fallback}
      />,
      { details: matchDetails },
    );

  test.each([
    ['Score', 'Batting'],
    ['Comments', 'Second innings.'],
  ])('%s is replaced by the live panel when it is first opened', async (name, live) => {
    show();
    expect(screen.getByText(`${name} of the server`)).not.toBeVisible();
    expect(screen.queryByText(live)).toBeNull();

    await chooseTab(name);
    expect(screen.queryByText(`${name} of the server`)).toBeNull();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getAllByText(live)[0]).toBeVisible();
  });

  test('stays after it was closed, with what was chosen in it', async () => {
    show();
    await chooseTab('Comments');
    await userEvent.click(screen.getByRole('button', { name: '6s' }));
    await chooseTab('Score');
    await chooseTab('Comments');

    expect(screen.getByRole('button', { name: '6s' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('every tab names its panel, and one panel is visible', async () => {
  showMatchTabs();

  for (const name of ['Score', 'Comments', 'Match info']) {
    await chooseTab(name);
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveAccessibleName(name);
    expect(selectedTab()).toHaveAttribute('aria-controls', panel.id);
  }
});

describe('the keyboard', () => {
  test('moves among the visible tabs and wraps around at both ends', async () => {
    showMatchTabs();
    await userEvent.tab();
    expect(tab('Match info')).toHaveFocus();

    const path = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      await act(async () => {});
      expect(selectedTab()).toHaveFocus();
      path.push(selectedTab().textContent);
    }

    expect(path).toEqual(['Score', 'Comments', 'Charts', 'Comments', 'Match info', 'Charts']);
  });

  test('includes Markets on a phone', async () => {
    layOut({ isPhone: true });
    showMatchTabs();
    await userEvent.tab();

    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Charts')).toHaveFocus();
    await userEvent.keyboard('{Home}');

    expect(tab('Markets')).toHaveFocus();
    await act(async () => {});
  });

  test('focuses only the selected tab; other keys do nothing', async () => {
    showMatchTabs();
    await chooseTab('Score');

    expect(screen.getAllByRole('tab').map(one => one.tabIndex)).toEqual([-1, -1, 0, -1, -1]);
    await userEvent.keyboard('{ArrowDown}x');

    expect(selectedTab()).toHaveTextContent('Score');
  });
});

test('Match info shows the known facts, and where to watch', () => {
  showMatchTabs();
  const panel = within(screen.getByRole('tabpanel'));

  expect(panel.getByText('Match begins at')).toBeVisible();
  expect(panel.getByText('Long Meadow, Fernton')).toBeVisible();
  const watch = panel.getByRole('link', { name: /^Watch on hotstar/ });
  expect(watch).toHaveAttribute('href', 'https://watch.example');
  expect(watch).toHaveAttribute('target', '_blank');
});

test('without details Match info shows the basic status only', () => {
  showMatchTabs({ scorecard: false });
  const panel = within(screen.getByRole('tabpanel'));

  expect(panel.getAllByRole('term').map(term => term.textContent)).toEqual([
    'Match begins at',
    'Status',
  ]);
  expect(panel.getByText('Play in Progress')).toBeVisible();
});

test('before play there are no tabs of score and comments; they come with the match', () => {
  const match = anUpcomingMatch();
  const { stores } = renderLive(<MatchTabs match={match} hasMarkets watchLink="" fallback={{}} />, {
    matches: [match],
    details: { ...matchDetails, scorecard: null, commentary: [] },
  });
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Markets', 'Match info']);

  act(() => stores.matches.change([{ id: match.id, status: 2, version: 99 }]));

  expect(names()).toEqual(['Markets', 'Match info', 'Comments']);
});
