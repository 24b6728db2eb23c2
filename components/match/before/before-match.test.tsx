import { render, screen, within } from '@testing-library/react';
import type { EndedMatch } from '@/lib/contract/figures';
import type { WireBackground } from '@/lib/contract/background';
import { toBackground } from '@/lib/domain/background/background';
import { writePreview } from '@/lib/domain/background/match-preview';
import { aTeam, anUpcomingMatch } from '@/tests/fixtures/match';
import { backgroundOf } from '@/tests/fixtures/results/match-history';
import { BeforeMatch } from './before-match';
import { PreviewText } from './preview-text';

const match = anUpcomingMatch({ teams: [aTeam('Ferns'), aTeam('Herons')], format: 't20' });

/** Matches that the first side won by 4 runs, the newest on the 20th. */
const won = (count: number, sides: [string, string] = ['Ferns', 'Herons']): EndedMatch[] =>
  Array.from({ length: count }, (_, index) => ({
    match: {
      id: `${sides.join('-')}${index}`,
      name: sides.join(' - '),
      start_time: 1_700_000_000,
      played_on: `2025-04-${20 - index}`,
      format: 't20',
      teams: [
        { side: aTeam(sides[0]).side, name: sides[0] },
        { side: aTeam(sides[1]).side, name: sides[1] },
      ],
    },
    outcome: {
      innings: [{ team: 0, runs: 160, wickets: 6 }],
      result: { kind: 'won', winner: 0, margin: { runs: 4 } },
    },
  }));

function show(history: EndedMatch[], changes: Partial<WireBackground> = {}) {
  const background = toBackground(
    { ...backgroundOf(history, ['Ferns', 'Herons']), ...changes },
    match,
  );
  const preview = writePreview({ ...match, venue: 'The Green', toss: null }, background);
  return render(
    <>
      <PreviewText background={background} preview={preview} />
      <BeforeMatch match={match} background={background} />
    </>,
  );
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(one => one.textContent);

test('shows form, meetings and ground with the matches that they are of', () => {
  show(won(7));

  expect(titles()).toEqual(['Preview', 'Form', 'Meetings', 'Ground']);
  expect(
    screen.getAllByText('The newest 5 of the 7 matches on this site, 2025: 5 wins.'),
  ).toHaveLength(1);
  expect(
    screen.getAllByText('The newest 5 of the 7 matches on this site, 2025: 5 defeats.'),
  ).toHaveLength(1);
  const meetings = screen.getByRole('table', { name: 'Meetings' });
  expect(
    within(meetings)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['7', '7', '0', '0', '0', '0']);
  const newest = within(screen.getByRole('region', { name: 'Meetings' })).getAllByRole('listitem');
  expect(newest).toHaveLength(5);
  expect(newest[0]).toHaveTextContent('Apr 20, 2025 · T20Ferns 160/6 · Ferns won by 4 runs');
  expect(
    within(screen.getByRole('region', { name: 'Ground' })).getByText(
      'Matches, of the 7 matches on this site, 2025',
    ),
  ).toBeVisible();
});

test('who was all out has no wickets', () => {
  const innings = [
    { team: 0 as const, runs: 160, wickets: 9 },
    { team: 1 as const, runs: 156, wickets: 10 },
  ];
  show(won(5).map(one => ({ ...one, outcome: { ...one.outcome, innings } })));

  expect(screen.getByRole('region', { name: 'Meetings' })).toHaveTextContent(
    'Ferns 160/9 · Herons 156 · Ferns won by 4 runs',
  );
});

test('the preview leads to what its facts are from', () => {
  show(won(7));
  const preview = within(
    screen.getByText(/^Written by a program from the records/).closest('section') ?? document.body,
  );

  expect(
    preview.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['ground', '/grounds/the-green'],
    ['form', '#form'],
    ['meetings', '#meetings'],
    ['match of April 20, 2025', '/matches/fernsvsherons-2023-11-14-Ferns-Herons0'],
  ]);
  expect(document.querySelector('#form')).toBeVisible();
  expect(document.querySelector('#meetings')).toBeVisible();
});

test('leaves out what is of fewer matches or balls than the minimum', () => {
  show([...won(2), ...won(1, ['Ferns', 'Otters'])], {
    match_ups: [
      {
        batter: { id: '1', name: 'Ivo Marsh' },
        bowler: { id: '2', name: 'Pia Rook' },
        ...{ balls: 11, runs: 9, dismissals: 0, matches: 2 },
      },
    ],
  });

  expect(titles()).toEqual(['Preview', 'Form', 'Meetings']);
  expect(screen.getByText('Form of the 3 matches on this site, 2025: 3 wins.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Herons' })).not.toBeInTheDocument();
  expect(screen.queryByText('Pia Rook')).not.toBeInTheDocument();
});

test('links to what is known where it is too little for a preview', () => {
  show(won(3, ['Ferns', 'Otters']));

  expect(titles()).toEqual(['Before the match', 'Form']);
  expect(screen.getByText(/^From the records/)).toHaveTextContent('From the records: form.');
});

test('is nothing where nothing is known', () => {
  const { container } = show([]);

  expect(container).toBeEmptyDOMElement();
});

test('a match-up has its balls, and three at most', () => {
  const matchUp = (id: number, balls: number) => ({
    batter: { id: `b${id}`, name: `Batter ${id}` },
    bowler: { id: 'w', name: 'Pia Rook' },
    ...{ balls, runs: 18, dismissals: 1, matches: 2 },
  });
  show([], {
    match_ups: [matchUp(1, 12), matchUp(2, 11), matchUp(3, 20), matchUp(4, 20), matchUp(5, 20)],
  });
  const rows = screen.getAllByRole('row').slice(1);

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Batter 1v Pia Rook18121150.002',
    'Batter 3v Pia Rook1820190.002',
    'Batter 4v Pia Rook1820190.002',
  ]);
});
