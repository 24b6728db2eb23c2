import fc from 'fast-check';
import { cleanQuery, excerptOf, foldText, markWords, searchWords } from './search-words';
import { ofSearchSegments, searchHref, toSearchSegments } from './search-query';

test.each([
  ['São Paulo', 'sao paulo'],
  ['MÜLLER', 'muller'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['भारत', 'भारत'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['', ''],
  ['   \n\t ', ''],
  [' virat   kohli ', 'virat kohli'],
  ['a\0b', 'a b'],
  ['half \ud83c', 'half'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('%j is cleaned', (text, clean) => {
  expect(cleanQuery(text)).toBe(clean);
});

test('words are taken once, a few of them, none of them endless', () => {
  expect(searchWords("O'Brien's, o'brien! 50-over")).toEqual(['o', 'brien', 's', '50', 'over']);
  expect(searchWords('w'.repeat(150))).toEqual(['w'.repeat(40)]);
  expect(searchWords(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12);
});

const shown = (text: string, words: string[]) =>
  markWords(text, words)
    .map(piece => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Australia v Austria', ['aust'], '[Australia] v [Austria]'],
  ['São Paulo won', ['sao'], '[São] Paulo won'],
  ['Three wickets fell', ['wicket'], 'Three [wickets] fell'],
  ['One wicket fell', ['wickets'], 'One [wicket] fell'],
  ['<b>bold</b>', ['bold'], '<b>[bold]</b>'],
  ['Nothing here', ['else'], 'Nothing here'],
])('%s, marked by %j', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});

test('pieces joined are the text, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, word) => {
      const pieces = markWords(text, searchWords(word));
      expect(pieces.map(piece => piece.text).join('')).toBe(text);
    }),
  );
});

test('an excerpt stands around the first word that was asked for', () => {
  const text = `${'lead '.repeat(60)}wicket ${'tail '.repeat(60)}`;
  const excerpt = excerptOf(text, ['wicket']);

  expect(excerpt).toMatch(/^…lead .* wicket tail .*…$/);
  expect(excerpt.length).toBeLessThan(175);
  expect(excerptOf('short', ['x'])).toBe('short');
});

test('a query keeps itself through address and internal segments', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const query = cleanQuery(text);
      expect(cleanQuery(query)).toBe(query);
      expect(ofSearchSegments(toSearchSegments(query))).toBe(query);
      expect(new URL(searchHref(query), 'http://a').searchParams.get('q') ?? '').toBe(query);
    }),
  );
  expect(ofSearchSegments(['elsewhere'])).toBeNull();
});
