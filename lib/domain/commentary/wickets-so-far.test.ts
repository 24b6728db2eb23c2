import { MatchInfo } from '@/lib/contract/match-info';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { toWicketsSoFar } from './wickets-so-far';

const scorecard = toScorecard(MatchInfo.parse(wireMatchInfo()));

test('wickets are the sum of all innings, by the stated number and not by the list of falls', () => {
  expect(toWicketsSoFar(scorecard, [null, null]).wickets).toBe(11);
});

test('the last batter out is named, with the dismissal', () => {
  const first = { ...scorecard, innings: scorecard.innings.slice(0, 1) };

  expect(toWicketsSoFar(first, [null, null]).out).toBe('Noor Vale b Ivo Marsh');
  expect(toWicketsSoFar(scorecard, [null, null]).out).toBe('');
});

test('the wickets are read from the score without a scorecard', () => {
  expect(toWicketsSoFar(null, ['137/9 (20.0) & 10/0', '117/3 (20.0)'])).toEqual({
    wickets: 12,
    out: '',
  });
  expect(toWicketsSoFar(null, [null, null]).wickets).toBe(0);
});
