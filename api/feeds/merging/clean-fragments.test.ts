import type { Fragment } from '@/api/feeds/fragment';
import type { FeedLink } from '@/api/store/feeds/feed-store';
import { withCleanFragments } from './clean-fragments';
import type { Merger } from './merger';

const now = 1_795_680_000;
const hostile = 'Riders\r\nBEGIN:VEVENT\u202e\0';
const clean = 'Riders BEGIN:VEVENT';
const long = 'x'.repeat(200);

const fragment = (changes: Partial<Fragment> = {}): Fragment => ({
  source: 'scorer',
  externalId: '7',
  at: now,
  fixture: { competition: hostile, format: null, gender: null, teams: [hostile, long], start: now },
  ...changes,
});

/** What the merger receives of fragments, and what is logged. */
async function applied(...fragments: Fragment[]) {
  const received: Fragment[] = [];
  const warnings: object[] = [];
  const merger = withCleanFragments({
    merger: {
      linkOf: (_, id) => (id === 'known' ? ({ fixture: { start: now + 60 } } as FeedLink) : null),
      apply: async all => {
        received.push(...all);
        return [];
      },
    } as Partial<Merger> as Merger,
    now: () => now * 1000,
    log: { warn: details => void warnings.push(details) },
  });
  await merger.apply(fragments);
  return { received, warnings };
}

test('the texts of a source are clean in every part', async () => {
  const { received } = await applied(
    fragment({
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
  );

  expect(received).toMatchObject([
    {
      fixture: { competition: clean, teams: [clean, `${'x'.repeat(79)}…`] },
      prices: {
        markets: [{ name: clean, selections: [{ name: `${'x'.repeat(79)}…` }] }],
        bookmakers: [{ title: clean }, { title: 'deep-cover' }],
      },
      score: { match_status: clean, inplay_time: clean, score: '1 :2' },
      matchInfo: { Teams: { 1: { Name_Full: clean } } },
      commentary: [{ items: [{ Commentary: 'Four!', Bowler_Name: clean }] }],
    },
  ]);
});

test.each([
  ['a start in milliseconds', { start: now * 1000 }],
  ['a start three years ago', { start: now - 3 * 365 * 86_400 }],
  ['a start that is no number', { start: NaN }],
  ['a team without a visible name', { teams: ['\u202e\0', 'B'] as const }],
])('a match with %s is left out and logged, the others stay', async (_, changes) => {
  const { fixture } = fragment();
  const { received, warnings } = await applied(
    fragment({ externalId: 'wrong', fixture: { ...fixture, ...changes } }),
    fragment(),
  );

  expect(received.map(({ externalId }) => externalId)).toEqual(['7']);
  expect(warnings).toMatchObject([{ source: 'scorer', externalId: 'wrong' }]);
});

test('a known match keeps its start when a later one is not plausible', async () => {
  const { fixture } = fragment();
  const { received, warnings } = await applied(
    fragment({ externalId: 'known', fixture: { ...fixture, start: 0 } }),
  );

  expect(received).toMatchObject([{ fixture: { competition: clean, start: now + 60 } }]);
  expect(warnings).toEqual([]);
});

test('each match of a call has its own result, also behind one that is left out', async () => {
  const { fixture } = fragment();
  const merger = withCleanFragments({
    merger: {
      linkOf: () => null,
      applyEach: async all =>
        all.map(({ externalId }) => ({
          status: 'fulfilled',
          value: { applied: true, revision: 1, eventId: externalId, reason: null },
        })),
    } as Partial<Merger> as Merger,
    now: () => now * 1000,
    log: { warn: () => undefined },
  });
  const results = await merger.applyEach([
    fragment({ externalId: 'nameless', fixture: { ...fixture, competition: '\u202e' } }),
    fragment({ externalId: 'right' }),
  ]);

  expect(results).toMatchObject([
    { status: 'rejected', reason: { status: 422 } },
    { status: 'fulfilled', value: { eventId: 'right' } },
  ]);
});

test('no price was confirmed after now, or in an age that cannot be written', async () => {
  const times = [now + 1, 7_900_000_000_000, now - 5, -90_000_000_000, null];
  const prices = times.map(at => ({ bookmaker: 'silly-point', odds: 2, updated_at: at }));
  const { received } = await applied(
    fragment({
      fixture: { ...fragment().fixture, teams: ['Riders', 'Herons'] },
      prices: {
        markets: [
          { id: 'w', name: 'Winner', status: 'open', selections: [{ id: 'a', name: 'R', prices }] },
        ],
        bookmakers: [],
      },
    }),
  );

  const kept = received[0]?.prices?.markets[0]?.selections[0]?.prices;
  expect(kept?.map(price => price.updated_at)).toEqual([
    now,
    now,
    now - 5,
    now - 2 * 366 * 86_400,
    null,
  ]);
});
