import { eventStatus } from '@/lib/contract/event-status';
import { planCalls, type Known } from './plan-calls';
import { unknownMatch } from './read-match';

const now = 1_795_680_000_000;
const minute = 60_000;
const hours = (count: number) => now / 1000 + count * 3600;

const plan = (changes: Partial<Known>, callsPerMinute = 60) =>
  planCalls(
    {
      ...{ upcomingReadAt: now, liveReadAt: now, links: [] },
      ...{ upcoming: new Map(), followed: new Map(), unlisted: new Set(), lineUps: new Map() },
      ...changes,
    },
    callsPerMinute,
    now,
  );
const upcomingAt = (start: number) => new Map([['1', { timestamp_start: start }]]);
const linkAt = (start: number, status: 0 | 2 | 4) => ({
  score: { status },
  fixture: { competition: 'Cup', format: null, gender: null, teams: ['A', 'B'], start } as const,
});

test.each([
  ['ten minutes', hours(1.1), 10],
  ['two minutes in the last hour before a start', hours(1), 2],
])('reads the list of upcoming matches every %s', (_, start, minutes) => {
  const upcoming = upcomingAt(start);

  expect(plan({ upcoming, upcomingReadAt: now - minutes * minute + 1 }).upcoming).toBe(false);
  expect(plan({ upcoming, upcomingReadAt: now - minutes * minute }).upcoming).toBe(true);
});

test.each([
  ['minute while a match is in play', linkAt(hours(-1), eventStatus.live), 1],
  ['minute before a start', linkAt(hours(0.25), eventStatus.upcoming), 1],
  ['ten minutes otherwise', linkAt(hours(0.3), eventStatus.upcoming), 10],
  ['ten minutes after the end', linkAt(hours(-4), eventStatus.past), 10],
])('reads the list of live matches every %s', (_, link, minutes) => {
  const links = [link];

  expect(plan({ links, liveReadAt: now - minutes * minute + 1 }).live).toBe(false);
  expect(plan({ links, liveReadAt: now - minutes * minute }).live).toBe(true);
  expect(plan({ links }).maxSilence).toBe(minutes * 120);
});

test.each([
  ['not more than a day before the start', hours(24.1), undefined, null],
  ['within a day of the start', hours(24), undefined, 0],
  ['not again before the last hour', hours(1.1), 5 * minute, null],
  ['again in the last hour', hours(1), 5 * minute, 5 * minute],
  ['not again when both elevens are known', hours(1), null, null],
])('reads line-ups %s', (_, start, waitMs, everyMs) => {
  const lineUps = new Map(waitMs === undefined ? [] : [['1', { waitMs }]]);

  expect(plan({ upcoming: upcomingAt(start), lineUps }).lineUps.get('1')).toBe(everyMs);
});

test.each([
  ['once in play where there are none', false, 0],
  ['not again in play', true, null],
])('reads line-ups %s', (_, isKnown, everyMs) => {
  const { fixture } = linkAt(hours(-1), eventStatus.live);
  const followed = new Map([['1', { isDenied: false, fixture, scored: { innings: [{}] } }]]);
  const lineUps = new Map(isKnown ? [['1', { waitMs: 5 * minute }]] : []);

  expect(plan({ followed, lineUps }).lineUps.get('1')).toBe(everyMs);
});

test('follows matches every ten seconds, and less often when the plan allows no more', () => {
  const followed = new Map(['1', '2'].map(id => [id, unknownMatch]));

  expect(plan({ followed })).toMatchObject({ note: null, maxSilence: 1200 });
  expect(plan({ followed }).follow.get('1')).toBe(10_000);
  expect(plan({ followed }, 3).follow.get('1')).toBe(80_000);
  expect(plan({ followed }, 3).note).toBe(
    'slowed by ENTITYSPORT_CALLS_PER_MINUTE: live matches every 80 s',
  );
});

test('follows a match that is no longer listed at once, and one that is denied after an hour', () => {
  const followed = new Map([
    ['unlisted', unknownMatch],
    ['denied', { ...unknownMatch, isDenied: true }],
  ]);

  expect([...plan({ followed, unlisted: new Set(['unlisted']) }).follow.values()]).toEqual([
    0, 3_610_000,
  ]);
});
