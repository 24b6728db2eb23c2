import type { MatchOutcome, PlayedMatch } from '@/lib/contract/figures';
import { fc } from '@/tests/fixtures/properties';
import { groundFormats } from './ground-figures';
import { groundPath, groundSlug } from './ground';

const played = (changes: Partial<PlayedMatch> = {}): PlayedMatch => ({
  id: 'm1',
  name: 'Ferns - Herons',
  start_time: 0,
  played_on: '2025-04-17',
  format: 't20',
  teams: [
    { side: 'ferns', name: 'Ferns' },
    { side: 'herons', name: 'Herons' },
  ],
  ...changes,
});

/** A match in which the first team bats first, wins and had won the toss, unless something else is stated. */
const match = (
  [first, second]: [number, number],
  changes: Partial<MatchOutcome> = {},
  about: Partial<PlayedMatch> = {},
) => ({
  match: played(about),
  outcome: {
    innings: [
      { team: 0 as const, runs: first, wickets: 6 },
      { team: 1 as const, runs: second, wickets: 10 },
    ],
    result: { kind: 'won' as const, winner: 0 as const },
    toss: { winner: 0 as const, batted: true },
    ...changes,
  },
});

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('four matches have no mean and no shares, five have', () => {
  const four = times(4, match([160, 120]));
  const chased = match([140, 142], { result: { kind: 'won', winner: 1 } });

  expect(groundFormats({ matches: four })).toMatchObject([
    { matches: 4, firstInnings: null, wonBattingFirst: null, wonAfterToss: null, choseToBat: null },
  ]);
  expect(groundFormats({ matches: [...four, chased] })).toMatchObject([
    {
      format: 't20',
      matches: 5,
      firstInnings: { mean: 156, of: 5 },
      wonBattingFirst: { count: 4, of: 5 },
      wonAfterToss: { count: 4, of: 5 },
      choseToBat: { count: 5, of: 5 },
    },
  ]);
});

test('matches that nobody won, a revised target and another format are in no share and no mean', () => {
  const matches = [
    ...times(5, match([150, 100])),
    match([20, 0], { result: { kind: 'no_result' } }),
    match([180, 180], { result: { kind: 'tied' } }),
    match([60, 61], { result: { kind: 'won', winner: 1, method: 'dls' } }),
    match([300, 200], { result: { kind: 'won', winner: 0 } }, { format: 'one-day' }),
    match([400, 10], { result: null }),
  ];
  const [t20, oneDay] = groundFormats({ matches });

  expect(t20).toMatchObject({
    matches: 9,
    firstInnings: { mean: (5 * 150 + 180) / 6, of: 6 },
    wonBattingFirst: { count: 5, of: 6 },
  });
  expect(oneDay).toMatchObject({ format: 'one-day', matches: 1, firstInnings: null });
});

test('in matches of two innings a side there is no share of those who batted first', () => {
  const matches = times(6, match([400, 300], {}, { format: 'multi-day' }));
  expect(groundFormats({ matches })[0]?.wonBattingFirst).toBeNull();
});

test('the lowest total is of a side that was all out', () => {
  const [format] = groundFormats({ matches: [match([220, 96]), match([40, 110])] });
  expect([format?.highest?.runs, format?.lowest?.runs]).toEqual([220, 96]);
});

test('a share never has more matches than there are', () => {
  const outcomes = fc.record({
    innings: fc.array(
      fc.record({
        team: fc.constantFrom(0 as const, 1 as const),
        runs: fc.nat(500),
        wickets: fc.nat(10),
      }),
      { maxLength: 4 },
    ),
    result: fc.option(
      fc.record({
        kind: fc.constantFrom(
          'won' as const,
          'tied' as const,
          'drawn' as const,
          'no_result' as const,
        ),
        winner: fc.constantFrom(0 as const, 1 as const, null),
      }),
    ),
    toss: fc.option(
      fc.record({ winner: fc.constantFrom(0 as const, 1 as const), batted: fc.boolean() }),
    ),
  });
  fc.assert(
    fc.property(fc.array(outcomes, { maxLength: 20 }), all => {
      const formats = groundFormats({
        matches: all.map(outcome => ({ match: played(), outcome })),
      });
      for (const { matches, wonBattingFirst, wonAfterToss, choseToBat } of formats)
        for (const share of [wonBattingFirst, wonAfterToss, choseToBat])
          if (share) {
            expect(share.count).toBeLessThanOrEqual(share.of);
            expect(share.of).toBeLessThanOrEqual(matches);
          }
    }),
  );
});

test.each([
  ["Lord's, London", '/grounds/lords-london'],
  ['मैदान', `/grounds/${encodeURIComponent('मैदान')}`],
  ['★', '/grounds/2605'],
])('the page of %s is %s', (name, path) => {
  expect(groundPath(groundSlug(name))).toBe(path);
});
