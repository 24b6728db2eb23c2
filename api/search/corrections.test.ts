import { suggestCorrections } from './corrections';
import { editDistance } from './edit-distance';

test.each([
  ['kohli', 'kohli', 0],
  ['kohil', 'kohli', 1],
  ['austrlia', 'australia', 1],
  ['sydny', 'sydney', 1],
  ['ferns', 'herons', 2],
  ['a', 'abcdef', 3],
])('%s to %s', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance);
  expect(editDistance(to, from, 2)).toBe(distance);
});

test('the nearest known words are suggested, and none for a short word or a number', () => {
  expect(suggestCorrections('idnia', ['indian', 'india', 'idea'])).toEqual(['india']);
  expect(suggestCorrections('melborne', ['melbourne', 'merlborne'])).toEqual([
    'melbourne',
    'merlborne',
  ]);
  expect(suggestCorrections('inda', ['zebra'])).toEqual([]);
  expect(suggestCorrections('abc', ['abd'])).toEqual([]);
  expect(suggestCorrections('2027', ['2026'])).toEqual([]);
});
