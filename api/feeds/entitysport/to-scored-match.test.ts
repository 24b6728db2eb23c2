import { brokenLaws } from '@/api/feeds/scores/innings-laws';
import { toMatchInfo } from '@/api/feeds/scores/to-match-info';
import {
  entityInnings,
  entityMatch,
  entityScorecard,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { Scorecard } from './entitysport-replies';
import { toScore, toScoredMatch } from './to-scored-match';

const read = (changes: Record<string, unknown>, target: number | null = null) => {
  const card = Scorecard.parse(entityScorecard(1_795_680_000, changes));
  const match = toScoredMatch(card, { target, lineUps: null });
  return { match, cards: toMatchInfo(match).Innings ?? [], score: toScore(card, match.innings) };
};
const innings = (number: number, changes: Record<string, unknown> = {}) =>
  entityInnings({ number, batting_team_id: number % 2 === 1 ? 71 : 72, ...changes });

test('a chase has its target, and only the last innings has one', () => {
  const { cards, score } = read({ innings: [innings(1), innings(2)] }, 12);

  expect(cards[0]).not.toHaveProperty('Target');
  expect(cards[1]).toMatchObject({ Battingteam: '72', Target: '12' });
  expect(score).toMatchObject({ score: '11/1 (2.1):11/1 (2.1)', inplay_time: '2nd innings' });
});

test('a third innings of a match of limited overs is a super over', () => {
  const three = [innings(1), innings(2), innings(3)];

  expect(read({ innings: three }).cards[2]).toMatchObject({ AllottedOvers: '1' });
  expect(read({ innings: three, format: 2 }).cards[2]).not.toHaveProperty('AllottedOvers');
});

test('the overs of an innings are those that the reply states, such as after rain', () => {
  const { cards } = read({ innings: [innings(1, { max_over: '14' })] });

  expect(cards[0]).toMatchObject({ AllottedOvers: '14', AllotedBalls: '84' });
  expect(read({ innings: [innings(1)] }).cards[0]).not.toHaveProperty('AllottedOvers');
});

test('a declared innings is marked, and a side that is all out has no wickets in its score', () => {
  const { cards, score } = read({ format: 2, innings: [innings(1, { result: 2 })] });
  expect(cards[0]).toMatchObject({ Declared: true });
  expect(score.score).toBe('11/1d (2.1):');

  const allOut = { equations: { runs: 11, wickets: 10, overs: '2.1' } };
  expect(read({ innings: [innings(1, allOut)] }).score.score).toBe('11 (2.1):');
});

test('a batter who is retired hurt has not lost a wicket', () => {
  const batsmen = entityInnings().batsmen.map(line =>
    line.batsman_id === '2' ? { ...line, how_out: 'Retired hurt', dismissal: 'retired' } : line,
  );
  const [one] = read({
    innings: [
      innings(1, {
        batsmen,
        fows: [],
        bowlers: entityInnings().bowlers.map(line => ({ ...line, wickets: '0' })),
        equations: { runs: 11, wickets: 0, overs: '2.1' },
      }),
    ],
  }).match.innings;

  expect(one && brokenLaws(one)).toEqual([]);
});

test('The Hundred is counted in sets of five balls', () => {
  const competition = { title: 'The Hundred', category: 'domestic', match_format: 't20' };
  const [one] = read({ competition, innings: [innings(1)] }).match.innings;

  expect(one).toMatchObject({ balls: 11, ballsPerOver: 5 });
});

test.each([
  ['T20', 6, 'Reed Cup', { AllottedOvers: '1', AllotedBalls: '6' }],
  ['The Hundred', 6, 'The Hundred 2026', { AllottedOvers: '1', AllotedBalls: '5' }],
  ['T10', 17, 'Reed Cup', { AllottedOvers: '1', AllotedBalls: '6' }],
])('a super over of %s is one of its overs', (_, format, title, expected) => {
  const competition = { ...entityMatch(0).competition, title };
  const { cards } = read({ format, competition, innings: [innings(1), innings(2), innings(3)] });

  expect(cards[2]).toMatchObject(expected);
});

test('a third innings of a format that is not known may be any innings', () => {
  const three = [innings(1), innings(2), innings(3)];

  expect(read({ innings: three, format: 99 }).cards[2]).not.toHaveProperty('AllottedOvers');
});

test('a break of play is named instead of the innings', () => {
  const lunch = { game_state: 8, game_state_str: 'Lunch Break' };

  expect(read({ innings: [innings(1)], ...lunch }).score.inplay_time).toBe('Lunch Break');
  expect(read({ innings: [innings(1)] }).score.inplay_time).toBe('1st innings');
});
