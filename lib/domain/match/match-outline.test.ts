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

describe('line-ups', () => {
  test('line-ups have the home side first and the players by position, before the first innings', () => {
    expect(read({}, { Innings: [] }).lineUps).toEqual([
      { team: 'Ferns', players: ["Tam O'Shea", 'Ivo Marsh'] },
      { team: 'Herons', players: ['Noor Vale', 'Pia Rook'] },
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
