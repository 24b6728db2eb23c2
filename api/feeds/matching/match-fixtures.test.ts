import type { Fixture } from '@/api/store/feeds/source-match';
import { matchFixtures, type KnownFixture } from './match-fixtures';
import { suggestEvents } from './suggest-events';

const start = Date.UTC(2026, 6, 21, 14) / 1000;
const hour = 3600;

const fixture = (changes: Partial<Fixture> = {}): Fixture => ({
  competition: 'Friendly',
  format: 't20',
  gender: 'men',
  teams: ['India', 'Pakistan'],
  start,
  ...changes,
});

const known = (eventId: string, changes: Partial<Fixture> = {}, sources = ['scores']) =>
  ({ eventId, fixture: fixture(changes), sources: new Set(sources) }) satisfies KnownFixture;

const resultOf = (changes: Partial<Fixture>, events: KnownFixture[]) =>
  matchFixtures('odds', [{ externalId: 'x', fixture: fixture(changes) }], events).get('x');

const linked = (eventId: string) => ({ link: 'event', eventId });
const unlinked = (reason: string) => ({ link: 'none', reason });

test.each<[string, Partial<Fixture>, Partial<Fixture>]>([
  ['home and away are swapped', { teams: ['Pakistan', 'India'] }, {}],
  ['the start moved by three hours', { start: start + 3 * hour }, {}],
  [
    'a Test starts eleven hours later',
    { format: 'multi-day', start: start + 11 * hour },
    { format: 'multi-day' },
  ],
  ['the source names neither format nor gender', { format: null, gender: null }, {}],
  [
    'accents, case, saints and ampersands differ',
    { teams: ['The SAINT Kítts & Nevis Patriots', 'x'] },
    { teams: ['X', 'St Kitts and Nevis Patriots'] },
  ],
  [
    'a club was renamed',
    { teams: ['Oval Invincibles', 'Manchester Originals'], format: 'hundred' },
    { teams: ['MI London', 'Manchester Super Giants'], format: 'hundred' },
  ],
  [
    'a club is spelled in two ways in every season',
    { teams: ['Royal Challengers Bangalore', 'Punjab Kings'] },
    { teams: ['Royal Challengers Bengaluru', 'Kings XI Punjab'] },
  ],
  [
    'women are marked by the team here, by the gender there',
    { teams: ['India W', 'Pakistan W'], gender: null },
    { gender: 'women' },
  ],
  [
    'women are marked by the competition',
    { competition: "ICC Women's T20 World Cup 2026", gender: null },
    { teams: ['India Women', 'Pakistan Women'], gender: 'women' },
  ],
])('is linked when %s', (_, mine, theirs) => {
  expect(resultOf(mine, [known('e', theirs)])).toEqual(linked('e'));
});

test.each<[string, Partial<Fixture>, Partial<Fixture>]>([
  ['the women play', { gender: 'women' }, {}],
  ['the format differs', { format: 'one-day' }, {}],
  ['another known competition', { competition: 'IPL' }, { competition: 'Big Bash League' }],
  ['it starts more than three hours later', { start: start + 3 * hour + 1 }, {}],
  ['the second elevens play', { teams: ['India A', 'Pakistan A'] }, {}],
])('is an event of its own when %s', (_, mine, theirs) => {
  expect(resultOf(mine, [known('e', theirs)])).toEqual({ link: 'new' });
});

test.each<[string, Partial<Fixture>, KnownFixture[], string]>([
  [
    'two events are as near',
    {},
    [known('a', { start: start - hour }), known('b', { start: start + hour })],
    'ambiguous',
  ],
  [
    'men and women of unmarked names play on one day',
    { gender: null },
    [known('a'), known('b', { gender: 'women', start: start + 4 * hour })],
    'ambiguous',
  ],
  ['the source has that match already', {}, [known('a', {}, ['odds', 'scores'])], 'duplicate'],
  ['one team is unknown by its name', { teams: ['Bharat', 'Pakistan'] }, [known('a')], 'similar'],
  ['the names are nearly the same', { teams: ['Indja', 'Pakistn'] }, [known('a')], 'similar'],
  ['a team is not known yet', { teams: ['TBC', 'Pakistan'] }, [], 'teams unknown'],
])('stays unlinked when %s', (_, mine, events, reason) => {
  expect(resultOf(mine, events)).toEqual(unlinked(reason));
});

test('two matches of one pair on a day go to the nearest starts, one to one', () => {
  const events = [known('first'), known('second', { start: start + 2.5 * hour })];
  const late = { externalId: 'late', fixture: fixture({ start: start + 2 * hour }) };
  const early = { externalId: 'early', fixture: fixture({ start: start + 0.25 * hour }) };

  const results = matchFixtures('odds', [late, early], events);

  expect(Object.fromEntries(results)).toEqual({ early: linked('first'), late: linked('second') });
});

test('a source that lists a new match twice gets one event', () => {
  const twice = ['a', 'b'].map(externalId => ({ externalId, fixture: fixture() }));

  expect(Object.fromEntries(matchFixtures('odds', twice, []))).toEqual({
    a: { link: 'new' },
    b: unlinked('duplicate'),
  });
});

test('suggests events of that day by similar names, the likeliest first', () => {
  const events = [
    known('other', { teams: ['Netherlands', 'Scotland'] }),
    known('likely', { teams: ['Bharat', 'Pakistan'] }),
    known('misspelt', { teams: ['Indja', 'Pakstan'] }),
    known('next week', { start: start + 168 * hour }),
  ];

  expect(suggestEvents(fixture(), events).map(({ eventId }) => eventId)).toEqual([
    'likely',
    'misspelt',
  ]);
});
