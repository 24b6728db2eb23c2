import { fnv1a, fnv1aMixed } from './hash';

// Vectors of the reference implementation by Landon Curt Noll (test_fnv.c, fnv1a_32_vector).
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['b', 0xe70c2de5],
  ['c', 0xe60c2c52],
  ['d', 0xe10c2473],
  ['e', 0xe00c22e0],
  ['f', 0xe30c2799],
  ['fo', 0x6222e842],
  ['foo', 0xa9f37ed7],
  ['foob', 0x3f5076ef],
  ['fooba', 0x39aaa18a],
  ['foobar', 0xbf9cf968],
])('FNV-1a of %p is the published one', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

test('characters outside ASCII are hashed as their UTF-8 bytes', () => {
  let ofBytes = 0x811c9dc5;
  for (const byte of [0xc3, 0xa9, 0xf0, 0x9f, 0x8f, 0x8f]) {
    ofBytes = Number(BigInt.asUintN(32, BigInt((ofBytes ^ byte) >>> 0) * 0x01000193n));
  }

  expect(fnv1a('é🏏')).toBe(ofBytes);
});

// The demo's schedule and prices are drawn from these values: another mixer would change them.
test.each([
  ['', 0xab3e7c0b],
  ['a', 0x1a80b1b3],
  ['b', 0x82c46232],
  ['drift 1473511', 0xd009af2d],
  ['strength India/Australia', 0x9780912a],
])('the mixed hash of %p stays the same', (text, hash) => {
  expect(fnv1aMixed(text)).toBe(hash);
});
