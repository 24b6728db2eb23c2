import { meantWords } from './corrections';
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

test('the nearest known words are meant, and nothing by a short word or a number', () => {
  expect(meantWords('idnia', ['indian', 'india', 'idea'])).toEqual(['india']);
  expect(meantWords('melborne', ['melbourne', 'merlborne'])).toEqual(['melbourne', 'merlborne']);
  expect(meantWords('inda', ['zebra'])).toEqual([]);
  expect(meantWords('abc', ['abd'])).toEqual([]);
  expect(meantWords('2027', ['2026'])).toEqual([]);
});
