import { ApiError } from '@/api/errors';
import type { Fragment } from '@/api/feeds/fragment';
import { cleanFragment } from './clean-fragment';

const now = 1_795_680_000;
const hostile = 'Riders\r\nBEGIN:VEVENT\u202e\0';
const harmless = 'Riders BEGIN:VEVENT';
const long = 'x'.repeat(200);

const fixture: Fragment['fixture'] = {
  ...{ competition: hostile, format: null, gender: null, start: now },
  teams: [hostile, long],
};
const clean = (changes: Partial<Fragment> = {}, known: Fragment['fixture'] | null = null) =>
  cleanFragment(
    { source: 'scorer', externalId: '7', at: now, fixture, ...changes },
    { known, now },
  );

test('cleans the texts of every part', () => {
  expect(
    clean({
      prices: {
        markets: [
          { id: 'w', name: hostile, status: 'open', selections: [{ id: 'a', name: long }] },
        ],
        bookmakers: [
          { slug: 'silly-point', title: hostile, kind: 'fixed' },
          { slug: 'deep-cover', title: '\u202e', kind: 'fixed' },
        ],
      },
      score: { status: 2, match_status: hostile, inplay_time: hostile, score: '1\n:2' },
      matchInfo: { Teams: { 1: { Name_Full: hostile } } },
      commentary: [{ id: '1', items: [{ Id: '1', Commentary: 'Four\0!', Bowler_Name: hostile }] }],
    }),
  ).toMatchObject({
    fixture: { competition: harmless, teams: [harmless, `${'x'.repeat(79)}…`] },
    prices: {
      markets: [{ name: harmless, selections: [{ name: `${'x'.repeat(79)}…` }] }],
      bookmakers: [{ title: harmless }, { title: 'deep-cover' }],
    },
    score: { match_status: harmless, inplay_time: harmless, score: '1 :2' },
    matchInfo: { Teams: { 1: { Name_Full: harmless } } },
    commentary: [{ items: [{ Commentary: 'Four!', Bowler_Name: harmless }] }],
  });
});

test.each([
  ['a start in milliseconds', { start: now * 1000 }],
  ['a start three years ago', { start: now - 3 * 365 * 86_400 }],
  ['a start that is no number', { start: NaN }],
  ['a start within a second', { start: now + 0.5 }],
  ['a team without a visible name', { teams: ['\u202e\0', 'B'] as const }],
  ['no visible competition', { competition: '\u202e' }],
])('refuses a match with %s', (_, changes) => {
  expect(clean({ fixture: { ...fixture, ...changes } })).toMatchObject({
    status: 422,
    message: expect.any(String),
  });
});

test('refuses a time that no column stores', () => {
  expect(clean({ at: 1.5 })).toEqual(
    new ApiError('unprocessable', 'at: expected whole unix seconds, not 1.5'),
  );
});

test('keeps the start of a known match when a later one is not plausible', () => {
  const known = { ...fixture, start: now + 60 };

  expect(clean({ fixture: { ...fixture, start: 0 } }, known)).toMatchObject({
    fixture: { competition: harmless, start: now + 60 },
  });
});

test('confirms no price after now, or in an age that cannot be written', () => {
  const times = [now + 1, 7_900_000_000_000, now - 5, -90_000_000_000, null];
  const prices = times.map(at => ({ bookmaker: 'silly-point', odds: 2, updated_at: at }));
  const kept = [now, now, now - 5, now - 2 * 366 * 86_400, null];

  expect(
    clean({
      prices: {
        markets: [
          { id: 'w', name: 'Winner', status: 'open', selections: [{ id: 'a', name: 'R', prices }] },
        ],
        bookmakers: [],
      },
    }),
  ).toMatchObject({
    prices: { markets: [{ selections: [{ prices: kept.map(at => ({ updated_at: at })) }] }] },
  });
});
