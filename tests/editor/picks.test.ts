import { matchIdIn, matching, matchLabel, isSameValue, unknownText } from '@/editor/format/picks';
import { siteAddress } from '@/editor/format/site-addresses';

const options = ['Mumbai Indians · 24 Nov 2026, IPL', 'Pune Warriors · 25 Nov 2026, IPL'].map(
  (label, at) => ({ value: String(at), label }),
);
const labelsOf = (query: string) => matching(options, query).map(({ value }) => value);

test('finds a match by the beginnings of words, in any order, without capitals', () => {
  expect(labelsOf('ind mum')).toEqual(['0']);
  expect(labelsOf('24 nov')).toEqual(['0']);
  expect(labelsOf('ipl')).toEqual(['0', '1']);
  expect(labelsOf('umbai')).toEqual([]);
});

test('finds words without their accents', () => {
  expect(matching([{ value: 'x', label: 'Bogotá Bats' }], 'bogota')).toHaveLength(1);
});

test('lists at most twenty options', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ value: `v${at}`, label: 'A team' }));
  expect(matching(many, 'team')).toHaveLength(20);
});

test.each([
  ['1234', '1234'],
  ['/odds/india-v-australia-1234', '1234'],
  ['https://example.org/odds/a-b-77/', '77'],
  ['india 24 nov', null],
  ['', null],
])('reads the id in %j as %j', (query, id) => {
  expect(matchIdIn(query)).toBe(id);
});

test('labels a match with its teams, its day in the zone of the user, and its competition', () => {
  const match = { id: 7, name: 'A v B', start_time: 1_764_113_400, tournament: 'A Cup' };
  expect(matchLabel(match, 'UTC')).toBe('A v B · 25 Nov 2025, A Cup');
  expect(matchLabel(match, 'Asia/Kolkata')).toBe('A v B · 26 Nov 2025, A Cup');
  expect(matchLabel({ id: 7, name: 'A v B' }, 'UTC')).toBe('A v B');
});

test('an unknown value is named in a sentence, except where any text will do', () => {
  expect(unknownText('bookmaker', ['x'])).toBe(
    "'x' is not among the published bookmakers of the site. It stays until you remove it.",
  );
  expect(unknownText('match', ['1', '2'])).toContain("'1', '2' are not among the matches");
  expect(unknownText('match', [])).toBeNull();
  expect(unknownText('tag', ['x'])).toBeNull();
});

test('a page is the same with and without its first slash, and a tag is not', () => {
  expect(isSameValue('page', '/news', 'news')).toBe(true);
  expect(isSameValue('tag', '/news', 'news')).toBe(false);
});

test('a text has the address of its kind', () => {
  expect(siteAddress('pages', 'a/b')).toBe('/a/b');
  expect(siteAddress('news', 'rain')).toBe('/news/rain');
  expect(siteAddress('bookmakers', 'deep-cover')).toBe('/betting-sites/deep-cover');
});
