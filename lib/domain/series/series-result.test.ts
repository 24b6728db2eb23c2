import { matchFormats, type MatchFormat } from '@/lib/contract/match-format';
import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import { toSeriesResult } from './series-result';

const competitors = [
  { id: 1, name: 'Ferns' },
  { id: 2, name: 'Herons' },
];
const event = (match_status: string | null, match_info: object | null = null) =>
  toSeriesResult({ name: 'Ferns - Herons', competitors, match_status, match_info });

test('a result of the wire is used instead of its text', () => {
  const result = { kind: 'awarded', winner: 1 } as const;

  expect(
    toSeriesResult({
      name: 'Ferns - Herons',
      competitors,
      match_status: 'Ferns won by 4 wickets',
      result,
    }).result,
  ).toEqual(result);
});

test('the text of the scorecard is read without a result of the wire, then that of the match', () => {
  const detail = { Matchdetail: { Result: 'Herons won by 2 runs' } };

  expect(event('Ferns won by 4 wickets').result).toMatchObject({ winner: 0 });
  expect(event('Ferns won by 4 wickets', detail).result).toMatchObject({ winner: 1 });
});

test.each(['Match Ended', 'Owls won by 3 runs', '', null])('%j is not a result', text => {
  expect(event(text)).toMatchObject({ result: null, match: 'Ferns - Herons', text: text ?? '' });
});

test('a result may use the short name of a side, as its scorecard does', () => {
  const teams = { Teams: { 2: { Name_Full: 'Herons', Name_Short: 'HRN' } } };

  expect(event('HRN won by 3 runs').result).toBeNull();
  expect(event('HRN won by 3 runs', teams).result).toMatchObject({ kind: 'won', winner: 1 });
});

const innings = (team: string, changes: object = {}) => ({
  Battingteam: team,
  Total: '110',
  Wickets: '10',
  Overs: '19.3',
  AllottedOvers: '20',
  ...changes,
});

const typed = (Type: string, format?: MatchFormat) =>
  toSeriesResult({
    name: 'Ferns - Herons',
    competitors,
    match_info: { Matchdetail: { Match: { Type } } },
    ...(format && { format }),
  });

test.each(matchFormats)(
  'a match of the format %s is of several days if sides bat twice',
  format => {
    expect(typed('Cup match', format).isSeveralDays).toBe(isBattedTwice(format));
    // The format counts before its name.
    expect(typed('Test', format).isSeveralDays).toBe(isBattedTwice(format));
  },
);

test.each([
  ['Test', true],
  ['First-class', true],
  ['FC', true],
  ['T20I', false],
  ['List A', false],
  ['', false],
])(
  'the name %j states without a format whether the match is of several days: %p',
  (type, expected) => {
    expect(typed(type).isSeveralDays).toBe(expected);
  },
);

test('a scorecard has its two innings, without super overs', () => {
  const result = event('Match tied (Herons won the Super Over)', {
    Innings: [
      innings('1'),
      innings('2', { Wickets: '6', Overs: '20.0', Target: '111' }),
      innings('2', { Total: '21', Overs: '1.0', AllottedOvers: '1' }),
      innings('1', { Total: '10', Overs: '1.0', AllottedOvers: '1' }),
    ],
  });

  expect(result?.innings).toEqual([
    {
      side: 0,
      runs: 110,
      wickets: 10,
      balls: 117,
      allottedBalls: 120,
      ballsPerOver: 6,
      target: null,
    },
    {
      side: 1,
      runs: 110,
      wickets: 6,
      balls: 120,
      allottedBalls: 120,
      ballsPerOver: 6,
      target: 111,
    },
  ]);
});

test('sides with ids of another feed are known by their names', () => {
  const result = event('Ferns won by 5 runs', {
    Innings: [innings('801'), innings('802')],
    Teams: { 801: { Name_Full: 'HERONS' }, 802: { Name_Full: 'Ferns' } },
  });

  expect(result?.innings?.map(({ side }) => side)).toEqual([1, 0]);
});

test.each<[string, object[]]>([
  ['without its second innings', [innings('1')]],
  ['of a match without an overs limit', [innings('1'), innings('2', { AllottedOvers: '' })]],
  ['of an unknown side', [innings('1'), innings('9')]],
])('a scorecard %s has no innings to count', (_title, Innings) => {
  expect(event('Ferns won by 5 runs', { Innings })?.innings).toBeNull();
});
