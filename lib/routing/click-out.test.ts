import { anyText, fc } from '@/tests/fixtures/properties';
import { cases } from '@/tests/fixtures/cases';
import { clickOutHref, parseClickOutBookmaker, parseClickOutPath } from './click-out';

const path = (...parts: string[]) => `/sportsbet/redirect/${parts.join('/')}`;

test('a redirect path is parsed with opaque ids', () => {
  expect(parseClickOutPath(path('5012', '101', 'home', '1.850'))).toEqual({
    eventId: '5012',
    marketId: '101',
    selectionId: 'home',
    odds: '1.850',
  });
  expect(parseClickOutPath(path('a:b', 'm~1', '%E0%A4%AD', '2'))?.selectionId).toBe('भ');
});

test.each<[string, string]>([
  ['too few parts', path('1', '2', '3')],
  ['too many parts', path('1', '2', '3', '1.5', 'x')],
  ['an empty part', path('1', '', '3', '1.5')],
  ['a slash within', path('1', '2%2F3', '3', '1.5')],
  ['a backslash within', path('1', '2%5C3', '3', '1.5')],
  ['an encoded percent sign', path('1', '%252F', '3', '1.5')],
  ['an invalid encoding', path('1', '%zz', '3', '1.5')],
  ['half a character', path('1', '%E0%A4', '3', '1.5')],
  ['a way up', path('1', '..', '3', '1.5')],
  ['markup', path('1', '%3Cb%3E', '3', '1.5')],
  ['a line end', path('1', '2%0D%0Ax', '3', '1.5')],
  ['a zero', path('1', '%00', '3', '1.5')],
  ['a space', path('1', '2%203', '3', '1.5')],
  ['10,000 characters', path('1', 'x'.repeat(10_000), '3', '1.5')],
  ['101 characters', path('1', 'x'.repeat(101), '3', '1.5')],
  ...['NaN', '-1', '1e309', '0', '0.0', 'Infinity', '1,5', '+2', '1.', '.5', '١'].map(
    (odds): [string, string] => [`odds of ${odds}`, path('1', '2', '3', encodeURIComponent(odds))],
  ),
  ['another route', '/bookmaker/redirect/1/2/3/1.5'],
])('%s is malformed', (_why, pathname) => {
  expect(parseClickOutPath(pathname)).toBeNull();
});

test('10,000 mutated redirect paths never give a target', () => {
  const part = fc.oneof(
    fc.constantFrom('..', '%2e%2e', '//evil.example', 'https:evil.example', '@', '\\', '%2F'),
    fc.constantFrom('1', 'home', '1.85', 'javascript:alert(1)', '%00', '?', '#', '//'),
    anyText({ maxLength: 12 }),
  );
  const odds = fc.oneof(part, fc.constantFrom('1.85', '2', '1e309', 'NaN', '-1'));
  const mutated = fc
    .tuple(fc.array(part, { minLength: 2, maxLength: 4 }), odds)
    .map(([ids, last]) => path(...ids, last));
  let parsed = 0;
  fc.assert(
    fc.property(mutated, pathname => {
      const result = parseClickOutPath(pathname);
      if (!result) return;
      parsed += 1;
      for (const id of [result.eventId, result.marketId, result.selectionId])
        expect(id).not.toMatch(/[/\\<>"'\s\p{Cc}]/u);
      expect(Number(result.odds)).toBeGreaterThan(0);
    }),
    { numRuns: cases(10_000) },
  );
  expect(parsed).toBeGreaterThan(0);
});

describe('the URL of a price', () => {
  test('names the bookmaker, and is parsed back', () => {
    const href = clickOutHref({
      matchId: 'x#1',
      marketId: 'm?1',
      selectionId: 'a/b',
      odds: '1.85',
      bookmaker: 'silly-point',
    });
    const url = new URL(href, 'http://own.invalid');

    expect(href).toBe('/sportsbet/redirect/x%231/m%3F1/a%2Fb/1.85?bookmaker=silly-point');
    expect(parseClickOutBookmaker(url.search)).toBe('silly-point');
  });

  test.each(['', '?bookmaker=', '?bookmaker=Silly%20Point', '?bookmaker=../x', '?other=a'])(
    'names no bookmaker with the query %p',
    search => {
      expect(parseClickOutBookmaker(search)).toBeNull();
    },
  );
});
