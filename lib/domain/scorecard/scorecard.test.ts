import { MatchInfo } from '@/lib/contract/match-info';
import { parseResponse } from '@/lib/contract/validation/parse';
import { realFiles } from '@/tests/fixtures/real-feed';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { toScorecard } from './scorecard';

const parseScorecard = (info: unknown) => toScorecard(parseResponse(MatchInfo, info).data);
const readInnings = (changes: Record<string, unknown>) => {
  const [first] = wireMatchInfo().Innings;
  const [innings] = parseScorecard(wireMatchInfo({ Innings: [{ ...first, ...changes }] })).innings;
  if (!innings) throw new Error('the innings is lost');
  return innings;
};

describe('a scorecard of the feed', () => {
  const { status, liveCoverage, rows, innings } = parseScorecard(wireMatchInfo());
  const [first, second] = innings;

  test('has a row of match info for each known fact', () => {
    expect({ status, liveCoverage }).toEqual({ status: 'Play in Progress', liveCoverage: true });
    expect(rows).toEqual([
      { label: 'Status', value: 'Play in Progress' },
      { label: 'Venue', value: 'Long Meadow, Fernton' },
      { label: 'League', value: 'fixture_league' },
      { label: 'Type', value: 'T20' },
      { label: 'Live Coverage', value: 'yes' },
      { label: 'Series Name', value: 'Reed Cup, 2026' },
      { label: 'Series Tour Name', value: 'Herons in Fernland, 2026' },
      { label: 'Weather', value: 'Clear' },
    ]);
  });

  test('has its innings numbered, labelled and summed', () => {
    expect(first).toMatchObject({
      id: '1',
      label: 'Herons 1st Inns',
      shortLabel: 'HER 1st Inns',
      total: '117',
      overs: '18.4',
      runRate: '6.26',
      extras: { total: 9, parts: 'lb 2, wd 6, nb 1' },
    });
    expect(second).toMatchObject({ id: '2', total: '61/1', overs: '6.2', extras: null });
  });

  test('lists the batters, and names below those who did not bat', () => {
    expect(first?.batting).toEqual([
      {
        id: '701',
        name: 'Noor Vale',
        howOut: 'b Ivo Marsh',
        batting: false,
        stats: ['0', '3', '0', '0', '0.00'],
      },
      {
        id: '702',
        name: 'Pia Rook',
        howOut: "c Tam O'Shea b Ivo Marsh",
        batting: false,
        stats: ['54', '41', '5', '2', '131.71'],
      },
    ]);
    expect(second?.batting.map(({ name, batting }) => [name, batting])).toEqual([
      ["Tam O'Shea", true],
    ]);
    expect(second?.didNotBat).toEqual(['Ivo Marsh']);
  });

  test('lists bowlers and the fall of wickets', () => {
    expect(first?.bowling).toEqual([
      { id: '401', name: 'Ivo Marsh', stats: ['4', '0', '19', '3', '0', '1', '4.75'] },
    ]);
    expect(second?.bowling[0]?.stats).toEqual(['1.2', '0', '14', '0', '', '', '10.50']);
    expect(first?.falls).toEqual([{ label: '1/1', batsman: 'Noor Vale', overs: '0.4' }]);
  });
});

describe('totals', () => {
  test.each([
    [{ Total: '117', Wickets: '9' }, '117/9'],
    [{ Total: '0', Wickets: '0' }, '0/0'],
    [{ Total: '117', Wickets: 10 }, '117'],
    [{ Total: '350', Wickets: '6', Declared: true }, '350/6d'],
    [{ Total: '350', Wickets: '6', Declared: '1' }, '350/6d'],
    [{ Total: '350', Wickets: '6', Declared: 'false' }, '350/6'],
    [{ Total: '350', Wickets: '10', Declared: 'true' }, '350/10d'],
    [{ Total: '', Wickets: '' }, '0'],
    [{ Total: '117', Wickets: '3', FallofWickets: [] }, '117/3'],
  ])('the total of %j is %s', (changes, total) => {
    expect(readInnings(changes).total).toBe(total);
  });
});

describe('batting', () => {
  const emptyStats = { Runs: '', Balls: '', Fours: '', Sixes: '', Strikerate: '' };

  test.each([
    [{ ...emptyStats, Runs: '0' }, 'bats'],
    [{ ...emptyStats, Balls: 0 }, 'bats'],
    [{ ...emptyStats, Sixes: '0' }, 'bats'],
    [emptyStats, 'sits'],
    [{ ...emptyStats, Howout: 'absent hurt' }, 'sits'],
    [{ Runs: null }, 'sits'],
    [{}, 'sits'],
  ])('a player with %j %s', (line, expected) => {
    const innings = readInnings({ Batsmen: [{ Batsman: '702', ...line }] });

    expect(innings.batting.map(row => row.name)).toEqual(expected === 'bats' ? ['Pia Rook'] : []);
    expect(innings.didNotBat).toEqual(expected === 'bats' ? [] : ['Pia Rook']);
  });

  test.each([
    [{ Isbatting: true }, true],
    [{ Isbatting: '1' }, true],
    [{ Howout: 'not out' }, true],
    [{ Howout: 'Batting' }, true],
    [{ Howout: 'run out', Isbatting: 'false' }, false],
    [{}, false],
  ])('%j is at the crease: %p', (line, batting) => {
    const innings = readInnings({ Batsmen: [{ Batsman: '702', Runs: '1', ...line }] });

    expect(innings.batting[0]?.batting).toBe(batting);
  });
});

describe('extras', () => {
  const none = { Byes: null, Legbyes: null, Wides: null, Noballs: null, Penalty: null };

  test.each([
    [none, null],
    [
      { ...none, Wides: '0' },
      { total: 0, parts: '' },
    ],
    [
      { ...none, Byes: 4, Penalty: '5' },
      { total: 9, parts: 'b 4, p 5' },
    ],
  ])('the extras of %j are %j', (changes, extras) => {
    expect(readInnings(changes).extras).toEqual(extras);
  });
});

test('a player without a name is an unknown player and keeps the figures', () => {
  const { batting, bowling, falls } = readInnings({
    Batsmen: [{ Batsman: '999', Runs: '7' }, { Runs: '8' }],
    Bowlers: [{ Bowler: '999', Overs: '4' }],
    FallofWickets: [{ Score: '1' }, {}],
  });

  expect(batting.map(({ name, stats }) => [name, stats[0]])).toEqual([
    ['Unknown player', '7'],
    ['Unknown player', '8'],
  ]);
  expect(bowling[0]?.name).toBe('Unknown player');
  expect(falls).toEqual([
    { label: '1/1', batsman: 'Unknown player', overs: '' },
    { label: '-/2', batsman: 'Unknown player', overs: '' },
  ]);
});

test('no team is taken for another when teams are a list without ids', () => {
  const Teams = [
    { Name_Full: 'Ferns', Players: [{ Name_Full: 'Ivo Marsh' }] },
    { Name_Full: 'Herons', Players: [] },
  ];
  const [first] = wireMatchInfo().Innings;
  const Innings = [{ ...first, Battingteam: '1', Batsmen: [{ Batsman: '0', Runs: '1' }] }];
  const { innings } = parseScorecard(wireMatchInfo({ Teams, Innings }));

  expect(innings[0]?.label).toBe('Innings 1');
  expect(innings[0]?.batting[0]?.name).toBe('Unknown player');
});

test.each([
  {},
  { Matchdetail: null, Innings: null, Teams: null },
  { Matchdetail: 'none', Innings: {}, Teams: '' },
  { Matchdetail: { Status: '', Venue: {}, Match: null, Series: null, Weather: ' ' }, Innings: [] },
])('%j gives an empty scorecard', info => {
  expect(parseScorecard(info)).toEqual({
    toss: null,
    result: null,
    playerOfMatch: null,
    lineUps: [],
    status: null,
    liveCoverage: false,
    rows: [],
    innings: [],
    situation: { facts: [], atCrease: [], best: [] },
  });
});

test('an empty innings has nothing to show', () => {
  expect(parseScorecard({ Innings: [{}] }).innings).toEqual([
    {
      id: '1',
      label: 'Innings 1',
      team: null,
      ballsPerOver: 6,
      allottedOvers: null,
      wickets: 0,
      shortLabel: 'Innings 1',
      total: '0',
      overs: '0',
      runRate: null,
      batting: [],
      didNotBat: [],
      extras: null,
      falls: [],
      bowling: [],
      partnerships: [],
    },
  ]);
});

const files = realFiles('si', /\.scorecard\.json$/);
const real = files.length > 0 ? it.each(files) : it.skip.each([{ name: 'not at hand', text: '' }]);

real('$name crosses with every name, and its figures add up', ({ text }) => {
  const { rows, innings } = parseScorecard(JSON.parse(text));

  expect(rows.map(row => row.label)).toContain('Venue');
  expect(innings.length).toBeGreaterThanOrEqual(2);
  for (const { label, batting, didNotBat, bowling, falls, extras, total } of innings) {
    const named = [...batting, ...bowling].map(row => row.name).concat(didNotBat);
    const dismissed = falls.map(fall => fall.batsman);
    expect([...named, ...dismissed]).not.toContain('Unknown player');
    expect(label).toMatch(/^\D+ 1st Inns$/);
    const batterRuns = batting.reduce((sum, row) => sum + Number(row.stats[0]), 0);
    expect(batterRuns + (extras?.total ?? 0)).toBe(Number.parseInt(total, 10));
    expect(batting.length + didNotBat.length).toBeGreaterThanOrEqual(11);
  }
});
