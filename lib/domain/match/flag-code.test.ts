import { flagCode } from './flag-code';

test.each([
  ['All Leagues', 'all'],
  ['England', 'gb-eng'],
  ['English', 'gb'],
  ['Danish', 'dk'],
  ['Dutch', 'nl'],
  ['Polish', 'pl'],
  ['Spanish', 'es'],
  ['Serbian', 'rs'],
  ['Ukrainian', 'ua'],
  ['Finnish', 'fi'],
])('%s is listed by name', (name, code) => {
  expect(flagCode(name)).toBe(code);
});

test.each([
  ['india', 'in'],
  ['  SRI LANKA ', 'lk'],
  ['german', 'de'],
  ['Italian', 'it'],
  ['Portuguese', 'pt'],
])('%s is found in any spelling', (name, code) => {
  expect(flagCode(name)).toBe(code);
});

test('the last of several names with the same first letters is used, except for an exact name', () => {
  expect(flagCode('Aust')).toBe('at');
  expect(flagCode('Austrian')).toBe('at');
  expect(flagCode('Australia')).toBe('au');
});

test.each(['', 'In', 'Klingon', 'constructor'])('%j has no flag', name => {
  expect(flagCode(name)).toBeNull();
});
