import { writeWithin } from './write-within';

const write = (items: readonly string[]): string => `<${items.join('')}>`;

test.each([
  ['all items that fit', ['a', 'b', 'c', 'd'], 6, '<abcd>'],
  ['half of the items, the first ones', ['a', 'b', 'c', 'd'], 5, '<ab>'],
  ['bytes, not characters', ['é', 'é'], 5, '<é>'],
  ['no item, where one is too long', ['abcdef'], 5, '<>'],
])('writes %s', (_what, items, maxBytes, expected) => {
  expect(writeWithin(items, write, maxBytes)).toBe(expected);
});
