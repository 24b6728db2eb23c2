import { anyText, fc } from '@/tests/fixtures/properties';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { aMatch, aTeam } from '@/tests/fixtures/match';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { canonicalUrl } from '@/lib/routing/canonical/canonical';
import {
  chartsPath,
  commentsPath,
  marketPath,
  matchName,
  matchPath,
  matchTitle,
  parseMatchId,
} from './match-name';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const matchNameOf = (first: string, second: string) =>
  aMatch({
    id: '1473470',
    startTime: seconds('2025-04-17T14:00:00Z'),
    teams: [aTeam(first), aTeam(second)],
  });

test.each([
  ['Mumbai Indians', 'Sunrisers Hyderabad', 'mumbai-indiansvssunrisers-hyderabad'],
  ['Österreich', 'São Tomé', 'osterreichvssao-tome'],
  ['St. Kitts & Nevis', 'Trinidad&Tobago', 'st-kitts-and-nevisvstrinidad-and-tobago'],
  ['Guinea-Bissau', 'Timor-Leste', 'guinea-bissauvstimor-leste'],
  ['  (A) Team!! ', '--B--', 'a-teamvsb'],
  ["Under-19's", 'India A', 'under-19-svsindia-a'],
  ['Индия', 'Непал', 'индияvsнепал'],
  ['ভারত', 'भारत', 'ভারতvsभारत'],
  ['日本', '대한민국', '日本vs대한민국'],
])('%s and %s are %s', (first, second, teams) => {
  expect(matchName(matchNameOf(first, second))).toBe(`${teams}-2025-04-17-1473470`);
});

test.each([
  ['2025-04-17T23:59:59Z', '2025-04-17'],
  ['2025-04-18T00:00:00Z', '2025-04-18'],
])('the date is in UTC: %s', (start, day) => {
  const name = matchName(aMatch({ startTime: seconds(start) }));

  expect(name).toBe(`fernsvsherons-${day}-5012`);
});

test('the name has no date without a start, and still leads to the match', () => {
  const name = matchName(aMatch({ startTime: null }));

  expect(name).toBe('fernsvsherons-5012');
  expect(parseMatchId(name)).toBe('5012');
});

test('the path is canonical, in any script', () => {
  for (const match of [aMatch(), matchNameOf('Österreich & Co', 'भारत')]) {
    const { pathname } = new URL(matchPath(match), 'https://site.example');

    expect(canonicalUrl(pathname, '')).toEqual({ kind: 'page', path: pathname });
  }
});

test.each([
  ['a-vs-b-2025-04-17-1473470', '1473470'],
  ['whatever-7', '7'],
  ['1473470', '1473470'],
  ['a-vs-b-', null],
  ['', null],
])('the id of %p is %p', (name, id) => {
  expect(parseMatchId(name)).toBe(id);
});

test('the id can be read from a name, whatever the names of the teams', () => {
  const ids = fc.stringMatching(/^[A-Za-z0-9_]{1,12}$/);
  const names = fc.string({ unit: 'grapheme' });

  fc.assert(
    fc.property(ids, names, names, (id, first, second) => {
      const name = matchName({ ...matchNameOf(first, second), id });

      expect(parseMatchId(name)).toBe(id);
      expect(name).toBe(name.toLowerCase().replace(new RegExp(`${id}$`, 'i'), id));
    }),
  );
});

const pathsOf = (first: string, second: string, id: string) => {
  const match = { ...matchNameOf(first, second), id };
  return [
    matchPath(match),
    commentsPath(match, first, 2),
    chartsPath(match),
    marketPath(match, second),
  ];
};

test.each([
  ['मुंबई इंडियंस', 'भारत'],
  ['الهند', 'باكستان'],
  ['中国', '日本'],
  ['🏏 Bats', '🐯🐯🐯'],
  ['भ'.repeat(80), 'ع'.repeat(80)],
])('the paths of %s and %s are ASCII, and lead back to the match', (first, second) => {
  for (const path of pathsOf(first, second, '1473470')) {
    expect(path).toMatch(/^[\x21-\x7e]+$/);
    expect(path.length).toBeLessThan(2048 - 'https://'.length);
  }
  const [page = ''] = pathsOf(first, second, '1473470');
  expect(parseMatchId(decodeURIComponent(page))).toBe('1473470');
});

test('the paths of any match can be sent in a header', () => {
  const text = anyText();

  fc.assert(
    fc.property(text, text, text, (first, second, id) => {
      expect(pathsOf(first, second, id).join('')).toMatch(/^[\x21-\x7e]+$/);
    }),
  );
});

describe('an outright', () => {
  const outright = aMatch({ id: 'cup-1', name: 'Reed Cup – Sieger & Co', isOutright: true });

  test('has an address of its name and id, and its own name as title', () => {
    expect(matchPath(outright)).toBe('/odds/outrights/reed-cup-sieger-and-co-cup-1');
    expect(marketPath(outright, 'winner')).toBe(
      '/odds/markets/reed-cup-sieger-and-co-cup-1/winner',
    );
    expect(matchTitle(outright)).toBe('Reed Cup – Sieger & Co');
  });

  test('without a letter in its name has an address of its id', () => {
    expect(matchName({ ...outright, name: '?!' })).toBe('cup-1');
    expect(parseMatchId('101')).toBe('101');
  });

  test('is an event without two competitors, whatever its name', () => {
    const isOutright = (changes: Record<string, unknown>) =>
      toMatch(Event.parse(wireEvent(changes))).isOutright ?? false;

    expect(isOutright({ competitors: [] })).toBe(true);
    expect(isOutright({ competitors: [{ id: 1, name: 'Ferns' }] })).toBe(true);
    expect(isOutright({})).toBe(false);
    expect(isOutright({ competitors: undefined })).toBe(false);
    expect(isOutright({ competitors: undefined, name: 'Winner' })).toBe(true);
  });
});
