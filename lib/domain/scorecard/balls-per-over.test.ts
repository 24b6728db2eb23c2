import { matchFormats } from '@/lib/contract/match-format';
import { ballsPerOver, shortOvers } from './balls-per-over';
import { figuresOf } from './match-formats';

test.each(matchFormats)('a card that states no balls has the overs of its format, %s', format => {
  expect(ballsPerOver({ Overs: '12.3' }, format)).toBe(figuresOf(format).ballsPerOver);
});

test.each(matchFormats)('overs and balls of a card count before its format, %s', format => {
  expect(ballsPerOver({ AllottedOvers: '20', AllotedBalls: '120' }, format)).toBe(6);
  expect(ballsPerOver({ Overs: '14.2', Total_Balls_Bowled: '72' }, format)).toBe(5);
});

test('a hundred balls are those of The Hundred, unless the format is another one', () => {
  expect(ballsPerOver({ AllotedBalls: '100' })).toBe(5);
  // A T20 that rain has cut to 16.4 overs.
  expect(ballsPerOver({ AllotedBalls: '100' }, 't20')).toBe(6);
  expect(ballsPerOver({ AllotedBalls: '120' })).toBe(6);
});

describe('overs as the feed writes them', () => {
  it('writes 24 balls as 4 overs, 23 as 3.5, and 18 in sets of five as 3.3', () => {
    expect(shortOvers(24, 6)).toBe('4');
    expect(shortOvers(23, 6)).toBe('3.5');
    expect(shortOvers(18, 5)).toBe('3.3');
  });
});
