import { MatchInfo } from '@/lib/contract/match-info';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';

const wire = wireMatchInfo();
const read = (detail: Record<string, unknown>, changes: Record<string, unknown> = {}) =>
  toScorecard(
    MatchInfo.parse({ ...wire, Matchdetail: { ...wire.Matchdetail, ...detail }, ...changes }),
  );

describe('the toss', () => {
  test.each([
    [{}, 'Herons won the toss and chose to bat'],
    [{ Toss_elected_to: 'Field' }, 'Herons won the toss and chose to field'],
    [{ Toss_elected_to: '' }, 'Herons won the toss'],
    [{ Tosswonby: '' }, null],
    [{ Tosswonby: '99' }, null],
  ])('the toss of a host that sends %j is %p', (detail, text) => {
    expect(read(detail).toss).toBe(text);
  });
});

describe('the player of the match', () => {
  test.each([
    ['Pia Rook', '54 (41), 0/14'],
    ['Ivo Marsh', '3/19'],
    ["Tam O'Shea", '33* (20)'],
    ['Somebody Else', ''],
  ])('the player of the match %s has the figures %p', (name, figures) => {
    expect(read({ Player_Match: name }).playerOfMatch).toEqual({ name, figures });
  });

  test('the player of the match is unknown during the match', () => {
    expect(read({}).playerOfMatch).toBeNull();
  });
});

test('the result is in the words of the host', () => {
  expect(read({}).result).toBeNull();
  expect(read({ Result: 'Ferns beat Herons by 2 wickets' }).result).toBe(
    'Ferns beat Herons by 2 wickets',
  );
});

test.each([
  [
    {
      Umpire1_Name: 'A. Hart',
      Umpire2_Name: 'C. Mott',
      Umpire3_Name: 'B. Lund',
      Referee: 'D. Nash',
    },
    ['Umpires: A. Hart, C. Mott', 'Third umpire: B. Lund', 'Match referee: D. Nash'],
  ],
  [{ Umpires: 'A. Hart and C. Mott', Umpire1_Name: '' }, ['Umpires: A. Hart and C. Mott']],
  [{ Umpires: '' }, []],
  ['none', []],
])('the officials %j are rows', (Officials, expected) => {
  const { rows } = toScorecard(MatchInfo.parse({ Matchdetail: { Officials } }));

  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual(expected);
});

const named = (...names: string[]) => names.map(name => ({ name }));
const unmarked = { captain: null, keeper: null, substitutes: [] };

describe('line-ups', () => {
  test('line-ups have the home side first and the players by position, before the first innings', () => {
    expect(read({}, { Innings: [] }).lineUps).toEqual([
      { team: 'Ferns', players: named("Tam O'Shea", 'Ivo Marsh'), ...unmarked },
      { team: 'Herons', players: named('Noor Vale', 'Pia Rook'), ...unmarked },
    ]);
  });

  test('line-ups have captain, keeper and substitutes, and for whom these joined, as the host sends them', () => {
    const { '7': herons, '40': ferns } = wire.Teams;
    const [ivo, tam] = [ferns.Players['401'], ferns.Players['402']];
    const [noor, pia] = [herons.Players['701'], herons.Players['702']];
    const Teams = {
      7: {
        ...herons,
        Players: {
          701: { ...noor, Iscaptain: true, Iskeeper: '1' },
          702: { ...pia, Issubstitute: true, Replaces: '701', Replacement: 'impact player' },
          703: { Name_Full: 'Ada Pike', Issubstitute: true, Replaces: '701' },
          704: { Name_Full: 'Bo Lund', Issubstitute: true, Replaces: '' },
        },
      },
      40: {
        ...ferns,
        Players: { 401: { ...ivo, Iskeeper: true }, 402: { ...tam, Iscaptain: '' } },
      },
    };

    expect(read({}, { Innings: [], Teams }).lineUps).toEqual([
      {
        team: 'Ferns',
        players: named("Tam O'Shea", 'Ivo Marsh'),
        captain: null,
        keeper: 1,
        substitutes: [],
      },
      {
        team: 'Herons',
        players: named('Noor Vale'),
        captain: 0,
        keeper: 0,
        substitutes: [
          { name: 'Pia Rook', joined: 'impact player for Noor Vale' },
          { name: 'Ada Pike', joined: 'for Noor Vale' },
          { name: 'Bo Lund', joined: null },
        ],
      },
    ]);
  });

  test('line-ups stay in play if they are complete, since some hosts list who has played so far', () => {
    const players = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [index, { Name_Full: `Player ${index}` }]),
      );
    const sides = (count: number) => ({
      Teams: {
        7: { Name_Full: 'Herons', Players: players(11) },
        40: { Name_Full: 'Ferns', Players: players(count) },
      },
    });

    expect(read({}, sides(11)).lineUps.map(({ players: listed }) => listed.length)).toEqual([
      11, 11,
    ]);
    expect(read({}, sides(10)).lineUps).toEqual([]);
  });

  test.each([
    ['no teams', { Teams: null }],
    ['teams in a list', { Teams: [{ Name_Full: 'Ferns' }] }],
    ['teams without players', { Teams: { 7: { Name_Full: 'Herons' }, 40: { Players: [] } } }],
  ])('line-ups are absent with %s', (_what, changes) => {
    expect(read({}, { Innings: [], ...changes }).lineUps).toEqual([]);
  });
});
