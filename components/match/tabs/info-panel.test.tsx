import { act, screen } from '@testing-library/react';
import { MatchInfo } from '@/lib/contract/match-info';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { aMatch } from '@/tests/fixtures/match';
import { renderLive } from '@/tests/fixtures/live/live-screen';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { InfoPanel } from './info-panel';

const noon = Date.UTC(2026, 10, 26, 12) / 1000;
const real = aMatch({
  replay: null,
  sources: { odds: { name: 'The Odds API', at: noon }, score: { name: 'scorer', at: null } },
});
const show = (match = real) =>
  renderLive(<InfoPanel match={match} watchLink={null} />, { matches: [match] });

test('names the sources of a real match, and when they were last seen', () => {
  show();

  expect(screen.getByText(/^Odds from The Odds API, last at/)).toHaveTextContent(
    /^Odds from The Odds API, last at \d{1,2}:00( [AP]M)?\.$/i,
  );
  expect(screen.getByText('Score from scorer.')).toBeVisible();
});

test('updates the times with the frames of an open page, minute by minute', () => {
  const { stores } = show();
  let wakes = 0;
  stores.matches.subscribe('5012', () => (wakes += 1));
  // A version that is known confirms the state, a higher one changes it.
  const frame = (at: number, version: number) => {
    const sources = { odds: { name: 'The Odds API', at }, score: { name: 'scorer' } };
    act(() => stores.matches.change([{ id: '5012', version, updated_at: at, sources }]));
  };
  const time = () => document.querySelector('p time')?.getAttribute('datetime');

  frame(noon + 50, 17);
  frame(noon + 59, 18);
  expect(time()).toBe('2026-11-26T12:00:00.000Z');
  expect(wakes).toBe(0);
  frame(noon + 61, 18);
  expect(time()).toBe('2026-11-26T12:01:00.000Z');
  frame(noon + 121, 19);
  expect(time()).toBe('2026-11-26T12:02:00.000Z');
  expect(wakes).toBe(2);
});

test('names no sources of a replay', () => {
  const replay = { playedOn: '2024-06-09', credit: 'Facts: Cricsheet' };
  const { sources: _sources, ...match } = real;
  show({ ...match, replay });

  expect(screen.queryByText(/Odds from/)).not.toBeInTheDocument();
});

test('the state of a match can be covered once it has begun', () => {
  const covered = () => document.querySelector('.score-cover')?.textContent;
  const { unmount } = show(aMatch({ statusText: 'Ferns need 57 runs' }));
  expect(covered()).toBe('Ferns need 57 runs');
  unmount();
  show(aMatch({ status: 'upcoming', statusText: 'Delayed by rain' }));

  expect(screen.getByText('Delayed by rain')).toBeVisible();
  expect(covered()).toBeUndefined();
});

const cardOf = (changes: Partial<ReturnType<typeof toScorecard>>) => ({
  ...toScorecard(MatchInfo.parse(wireMatchInfo())),
  ...changes,
});
const labels = () => screen.getAllByRole('term').map(term => term.textContent);

test('after a match has neither its state, which the header shows, nor a link to a broadcast', () => {
  const match = aMatch({ status: 'other' });
  const scorecard = cardOf({
    rows: [
      { label: 'Status', value: 'Match begins soon' },
      { label: 'Live Coverage', value: 'yes' },
    ],
    result: 'Match abandoned without a ball bowled',
  });
  const element = <InfoPanel match={match} watchLink={<a href="https://watch.example">Watch</a>} />;
  renderLive(element, { matches: [match], details: { scorecard } });

  expect(labels()).toEqual(['Match began at', 'Toss']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('repeats nothing that the header shows, and keeps the other facts', () => {
  const match = aMatch({
    tournament: 'Ferns Trophy',
    statusText: 'Tea',
    inplayTime: 'Day 4, session 2',
  });
  const rows = [
    { label: 'Status', value: 'Day 4, session 2' },
    { label: 'Venue', value: 'The Oval' },
    { label: 'Series Name', value: 'Ferns Trophy' },
  ];
  const scorecard = cardOf({ rows, status: 'Day 4, session 2', toss: null });
  renderLive(<InfoPanel match={match} watchLink={null} />, {
    matches: [match],
    details: { scorecard },
  });

  expect(labels()).toEqual(['Match begins at', 'Venue']);
});

test.each(['upcoming', 'live', 'other'] as const)('has the line-ups of a match: %s', status => {
  const match = aMatch({ status });
  const players = Array.from({ length: 11 }, (_, index) => ({
    name: `Player ${index + 1}`,
  }));
  const ferns = { team: 'Ferns', players, captain: null, keeper: null, substitutes: [] };
  const scorecard = cardOf({ lineUps: [ferns] });
  renderLive(<InfoPanel match={match} watchLink={null} />, {
    matches: [match],
    details: { scorecard },
  });

  expect(screen.getByRole('heading', { name: 'Line-ups' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(11);
});
