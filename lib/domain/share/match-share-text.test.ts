import { aMatch } from '@/tests/fixtures/match';
import { matchShareText } from './match-share-text';

const match = aMatch({
  teams: [
    { id: '1', name: 'Mumbai Indians', side: 'mumbai-indians' },
    { id: '2', name: 'Rajasthan Royals', side: 'rajasthan-royals' },
  ],
  scores: ['120/4 (14.0)', null],
  statusText: 'MI need 41 from 36',
  tournament: 'Indian Premier League',
  status: 'live',
  replay: null,
});
const fixture = 'Mumbai Indians v Rajasthan Royals, Indian Premier League';

test('states the situation of a match in play, and the result of an ended one', () => {
  expect(matchShareText(match, { hasScores: true })).toBe(
    'MI 120/4 (14.0) v RR, MI need 41 from 36',
  );
  const ended = { ...match, status: 'other' as const, statusText: 'MI won by 6 wickets' };
  expect(matchShareText(ended, { hasScores: true })).toBe(
    'MI 120/4 (14.0) v RR, MI won by 6 wickets',
  );
});

test('is the fixture while scores are hidden and before play', () => {
  expect(matchShareText(match, { hasScores: false })).toBe(fixture);
  expect(matchShareText({ ...match, status: 'upcoming' }, { hasScores: true })).toBe(fixture);
  expect(matchShareText({ ...match, scores: [null, null] }, { hasScores: true })).toBe(fixture);
});

test('states that a match is a replay', () => {
  const replay = { playedOn: '2024-05-26', credit: 'Cricsheet' };
  expect(matchShareText({ ...match, replay }, { hasScores: false })).toBe(`${fixture} (replay)`);
});
