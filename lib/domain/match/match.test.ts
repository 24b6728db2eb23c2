import { Event } from '@/lib/contract/event';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { toMatch, toMatchStatus, toScores } from './match';

const matchWith = (changes: Record<string, unknown>) => toMatch(Event.parse(wireEvent(changes)));

test.each([
  [2, 'live'],
  [0, 'upcoming'],
  [1, 'upcoming'],
  [3, 'upcoming'],
  [4, 'other'],
  [5, 'other'],
  [-1, 'other'],
  [99, 'other'],
])('status %s is %s', (wire, status) => {
  expect(toMatchStatus(wire)).toBe(status);
});

test.each([
  ['61/1:117', ['61/1', '117']],
  ['61/1:', ['61/1', null]],
  [':117', [null, '117']],
  ['61/1', ['61/1', null]],
  [':', [null, null]],
  [' 0 : 0/0 (0.1) ', ['0', '0/0 (0.1)']],
  ['', [null, null]],
  [null, [null, null]],
  [undefined, [null, null]],
])('the score %p is %p', (score, scores) => {
  expect(toScores(score)).toEqual(scores);
});

describe('teams', () => {
  test('teams are named by the competitors', () => {
    const { teams } = matchWith({
      name: 'Something - else',
      competitors: [
        { id: 40, name: 'Guinea-Bissau' },
        { id: '7', name: 'Timor-Leste' },
      ],
    });

    expect(teams).toEqual([
      { id: '40', name: 'Guinea-Bissau', side: 'guinea-bissau' },
      { id: '7', name: 'Timor-Leste', side: 'timor-leste' },
    ]);
  });

  const sidesOf = (names: [string, string], event: Record<string, unknown> = {}) =>
    matchWith({
      competitors: names.map((name, index) => ({ id: index, name })),
      ...event,
    }).teams.map(({ side }) => side);

  test('teams are two sides for the men and the women of one club', () => {
    const clubs: [string, string] = ['Hobart Hurricanes', 'Sydney Sixers'];

    expect(sidesOf(clubs, { tournament: 'Big Bash League' })).toEqual([
      'hobart-hurricanes',
      'sydney-sixers',
    ]);
    for (const tournament of ['WBBL', "Women's Big Bash League, 2026/27", 'Womens Super Smash'])
      expect(sidesOf(clubs, { tournament })).toEqual([
        'hobart-hurricanes-women',
        'sydney-sixers-women',
      ]);
    expect(sidesOf(['Hobart Hurricanes Women', 'Sydney Sixers'])).toEqual([
      'hobart-hurricanes-women',
      'sydney-sixers-women',
    ]);
  });

  test('teams are the sides that the host names, in any spelling', () => {
    const competitors = [
      { id: 1, name: 'Hobart', side: 'Hobart Hurricanes (Women)' },
      { id: 2, name: 'USA', side: null },
    ];

    expect(sidesOf(['', ''], { competitors })).toEqual([
      'hobart-hurricanes-women',
      'united-states-of-america',
    ]);
  });

  test.each([
    ['Ferns - Herons', 'Ferns', 'Herons'],
    ['Guinea-Bissau - Timor-Leste', 'Guinea-Bissau', 'Timor-Leste'],
    ['Ferns - Herons - Final', 'Ferns', 'Herons - Final'],
    ['Ferns-Herons', 'Ferns', 'Herons'],
    ['Ferns-Timor-Leste', 'Ferns', 'Timor-Leste'],
    ['Ferns -Herons', 'Ferns', 'Herons'],
    ['Ferns', 'Ferns', ''],
  ])('the name %p is split without competitors', (name, first, second) => {
    for (const competitors of [null, []]) {
      const { teams } = matchWith({ name, competitors });

      expect(teams.map(team => team.name)).toEqual([first, second]);
    }
  });

  test('a single competitor is the first team', () => {
    const { teams } = matchWith({ name: 'A - B', competitors: [{ id: 9, name: 'Herons' }] });

    expect(teams.map(team => team.name)).toEqual(['Herons', 'B']);
  });
});

test('an event is converted completely, its ids as text and its odds as they were sent', () => {
  const match = toMatch(
    Event.parse(
      wireEvent({
        image: { image: '/media/a.jpg' },
        replay: { played_on: '2025-04-17', credit: 'Cricsheet' },
      }),
    ),
    3,
  );

  expect(match).toEqual({
    id: '5012',
    name: 'Ferns - Herons',
    index: 3,
    status: 'live',
    teams: [
      { id: '40', name: 'Ferns', side: 'ferns' },
      { id: '7', name: 'Herons', side: 'herons' },
    ],
    startTime: 1_795_680_000,
    statusText: 'Play in Progress',
    inplayTime: '6.2',
    scores: ['61/1', '117'],
    tournament: 'Reed Cup',
    league: 'reed-cup',
    markets: [
      {
        id: 'winner',
        name: 'Match winner',
        suspended: false,
        withdrawn: false,
        selections: [
          { id: 'home', name: 'Ferns', odds: { raw: '1.42', decimal: 1.42 } },
          {
            id: 'away',
            name: 'Herons',
            odds: { raw: '2.95', decimal: 2.95 },
            best: ['example'],
            prices: [
              {
                bookmaker: 'example',
                odds: { raw: '2.95', decimal: 2.95 },
                state: 'eligible',
                isBest: true,
                updatedAt: null,
              },
            ],
            average: 2.95,
            fair: null,
          },
        ],
        payouts: new Map([['example', null]]),
        bestPayout: null,
        comparable: 1,
      },
    ],
    bookmakers: [{ slug: 'example', title: 'Example', kind: 'fixed', commission: 0, pool: null }],
    marketsCount: 1,
    bookmakersCount: 1,
    image: { image: '/media/a.jpg', image2x: null },
    replay: { playedOn: '2025-04-17', credit: 'Cricsheet' },
    updatedAt: 1_795_681_200,
    version: 17,
  });
});

test('an event with only its required fields is a match', () => {
  const bare = { id: 'x', name: 'A - B', start_time: 0, status: 1 };

  expect(toMatch(Event.parse(bare))).toMatchObject({
    statusText: '',
    inplayTime: '',
    scores: [null, null],
    tournament: 'Cricket',
    league: null,
    markets: [],
    marketsCount: 0,
    bookmakersCount: 0,
    image: null,
    replay: null,
    updatedAt: null,
    version: null,
  });
});

test.each([
  [{ tournament: null, category: 'T20' }, 'T20'],
  [{ tournament: '', category: 'T20' }, 'T20'],
  [{ tournament: '', category: '' }, 'Cricket'],
])('a match without a tournament has the name of its category: %p', (changes, tournament) => {
  expect(matchWith(changes).tournament).toBe(tournament);
});

test('an image without a URL is missing', () => {
  expect(matchWith({ image: { image: '', image2x: null } }).image).toBeNull();
});
