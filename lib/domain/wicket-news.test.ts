import { MatchInfo } from '@/lib/contract/match-info';
import { wireMatchInfo } from '@/tests/fixtures/wire-match-info';
import { toScorecard } from './scorecard';
import { toWicketNews } from './wicket-news';

const scorecard = toScorecard(MatchInfo.parse(wireMatchInfo()));

test('wickets are those of all innings, as told and not as falls listed', () => {
  expect(toWicketNews(scorecard, [null, null]).wickets).toBe(11);
});

test('who fell last is named with how', () => {
  const first = { ...scorecard, innings: scorecard.innings.slice(0, 1) };

  expect(toWicketNews(first, [null, null]).out).toBe('Noor Vale b Ivo Marsh');
  expect(toWicketNews(scorecard, [null, null]).out).toBe('');
});

test('without a scorecard they are read off the score', () => {
  expect(toWicketNews(null, ['137/9 (20.0) & 10/0', '117/3 (20.0)'])).toEqual({
    wickets: 12,
    out: '',
  });
  expect(toWicketNews(null, [null, null]).wickets).toBe(0);
});
