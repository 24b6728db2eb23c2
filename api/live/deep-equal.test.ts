import { fc } from '@/tests/fixtures/properties';
import { isDeepEqual } from './deep-equal';

test.each([
  [
    { a: 1, b: [1, 2] },
    { b: [1, 2], a: 1 },
  ],
  [{ a: 1, b: null }, { a: 1 }],
  [{ a: undefined }, {}],
  [null, undefined],
])('%j and %j are equal', (a, b) => {
  expect(isDeepEqual(a, b)).toBe(true);
  expect(isDeepEqual(b, a)).toBe(true);
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
  expect(isDeepEqual(a, b)).toBe(false);
  expect(isDeepEqual(b, a)).toBe(false);
});

test('a value is equal to itself after JSON and the database', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => isDeepEqual(value, JSON.parse(JSON.stringify(value)))),
  );
});
