import { anyText, fc } from '@/tests/fixtures/properties';
import { cleanQuery, excerptOf, markWords, searchWords, isNameByInitial } from './search-words';
import { parseSearchSegments, searchHref, toSearchSegments } from '@/lib/routing/search-query';

test.each([
  ['', ''],
  ['   \n\t ', ''],
  [' virat   kohli ', 'virat kohli'],
  ['a\0b', 'a b'],
  ['half \ud83c', 'half'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('%j is cleaned', (text, expected) => {
  expect(cleanQuery(text)).toBe(expected);
});

test('words are used once, at most a few of them, with a limited length', () => {
  expect(searchWords("O'Brien's, o'brien! 50-over")).toEqual(['o', 'brien', 's', '50', 'over']);
  expect(searchWords('w'.repeat(150))).toEqual(['w'.repeat(40)]);
  expect(searchWords(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(
    12,
  );
});

const marked = (text: string, words: string[]) =>
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
])('%s has the words %j marked', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

test('the pieces joined are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, word) => {
      const pieces = markWords(text, searchWords(word));
      expect(pieces.map(piece => piece.text).join('')).toBe(text);
    }),
  );
});

test('an excerpt surrounds the first matching word', () => {
  const text = `${'lead '.repeat(60)}wicket ${'tail '.repeat(60)}`;
  const excerpt = excerptOf(text, ['wicket']);

  expect(excerpt).toMatch(/^…lead .* wicket tail .*…$/);
  expect(excerpt.length).toBeLessThan(175);
  expect(excerptOf('short', ['x'])).toBe('short');
});

test('a query is preserved by the URL and the internal segments', () => {
  fc.assert(
    fc.property(anyText(), text => {
      const query = cleanQuery(text);
      expect(cleanQuery(query)).toBe(query);
      expect(parseSearchSegments(toSearchSegments(query))).toBe(query);
      expect(new URL(searchHref(query), 'http://a').searchParams.get('q') ?? '').toBe(query);
    }),
  );
  expect(parseSearchSegments(['elsewhere'])).toBeNull();
});

test.each([
  ['RG Sharma', 'rohit', 'sharma', true],
  ['V Kohli', 'virat', 'kohli', true],
  ['Q de Kock', 'quinton', 'kock', true],
  ['Á Łukasz', 'adam', 'łukasz', false],
  ['RG Sharma', 'ishant', 'sharma', false],
  ['RG Sharma', 'rohit', 'verma', false],
  ['Arshdeep Singh', 'avesh', 'singh', false],
  ['Kohli', 'virat', 'kohli', false],
  ['', 'virat', 'kohli', false],
])('%p may be %s %s: %p', (name, given, surname, expected) => {
  expect(isNameByInitial(name, given, surname)).toBe(expected);
});
