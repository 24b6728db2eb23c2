import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { countsOf, daysOf, partOfHome, partOfList } from './list-parts';

const matches = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) =>
    anUpcomingMatch({ id: `${prefix}${index}`, startTime: Math.floor(index / 3) * 86_400 }),
  );

const groups = [
  { name: 'Cup', matches: matches(50, 'c') },
  { name: 'Shield', matches: matches(40, 's') },
];

const shown = (...args: [page: number, parts?: number]) =>
  partOfList(groups, ...args).map(({ name, matches: part, count }) => [
    name,
    part[0]?.id,
    part.length,
    count,
  ]);

test('a list begins with 40 matches, and continues where they end', () => {
  expect(shown(1)).toEqual([['Cup', 'c0', 40, 50]]);
  expect(shown(2)).toEqual([
    ['Cup', 'c40', 10, 50],
    ['Shield', 's0', 30, 40],
  ]);
  expect(shown(3)).toEqual([['Shield', 's30', 10, 40]]);
  expect(shown(4)).toEqual([]);
});

test('further parts are added to the first', () => {
  expect(shown(1, 2)).toEqual([
    ['Cup', 'c0', 50, 50],
    ['Shield', 's0', 30, 40],
  ]);
});

describe('days', () => {
  const dayOf = (start: number) => String(start / 86_400);

  test('the matches of a long tournament are by day, those without a start last', () => {
    const list = [...matches(6, 'm'), anUpcomingMatch({ id: 'later', startTime: null })];
    expect(
      daysOf({ matches: list, count: 300 }, dayOf)?.map(({ day, matches: of }) => [day, of.length]),
    ).toEqual([
      ['0', 3],
      ['1', 3],
      [null, 1],
    ]);
  });

  test('a short tournament has no days', () => {
    expect(daysOf({ matches: matches(6, 'm'), count: 10 }, dayOf)).toBeNull();
  });
});

test('the numbers of a list are by filter, and those of one filter by tournament', () => {
  const list = [
    aMatch(),
    anUpcomingMatch({ startTime: 90_000 }),
    anUpcomingMatch({ startTime: 1000 }),
  ];

  expect(countsOf(list, groups, 500)).toEqual({
    filters: { 'in-play': 1, 'next-24-hours': 1, future: 2 },
    groups: { Cup: 50, Shield: 40 },
  });
});

test('the home page is sent the first of a long list, with the numbers of all', () => {
  const now = 1_795_681_200;
  const live = Array.from({ length: 44 }, (_, n) => aMatch({ id: `live${n}`, status: 'live' }));
  const upcoming = Array.from({ length: 10 }, (_, n) =>
    aMatch({ id: `next${n}`, status: 'upcoming', startTime: now + 100_000 - n * 60 }),
  );

  const part = partOfHome([...upcoming, ...live], now);

  expect(part.matches.map(({ id }) => id)).toEqual([
    ...live.slice(0, 12).map(({ id }) => id),
    ...upcoming
      .toReversed()
      .slice(0, 6)
      .map(({ id }) => id),
  ]);
  expect(part.counts?.filters).toMatchObject({ 'in-play': 44, future: 10 });
});

test('the home page is sent all of a short list', () => {
  const matches = Array.from({ length: 40 }, (_, n) => aMatch({ id: `m${n}`, status: 'live' }));

  expect(partOfHome(matches, 0)).toEqual({ matches });
});
