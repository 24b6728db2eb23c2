import fc from 'fast-check';
import { isSame } from './same';

test.each([
  [
    { a: 1, b: [1, 2] },
    { b: [1, 2], a: 1 },
  ],
  [{ a: 1, b: null }, { a: 1 }],
  [{ a: undefined }, {}],
  [null, undefined],
])('%j and %j are the same', (a, b) => {
  expect(isSame(a, b)).toBe(true);
  expect(isSame(b, a)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: 0 }, { a: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[], {}],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
])('%j and %j differ', (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});

test('whatever has been through JSON and the database is the same as before', () => {
  fc.assert(fc.property(fc.jsonValue(), value => isSame(value, JSON.parse(JSON.stringify(value)))));
});
