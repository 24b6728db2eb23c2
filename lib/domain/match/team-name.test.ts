import { abbreviatedName, abbreviatedNames } from './team-name';

describe('abbreviatedName', () => {
  test.each([
    ['Mumbai Indians', 'MI'],
    ['Royal Challengers Bengaluru', 'RCB'],
    ['Gujarat Lions of the West Coast', 'GLW'],
    ['United States of America', 'USA'],
    ['Surrey', 'SUR'],
    ['Österreich', 'ÖST'],
    ['St. Kitts & Nevis', 'SKN'],
    ['UP', 'UP'],
    ['', ''],
  ])('%s is %s', (name, letters) => {
    expect(abbreviatedName(name)).toBe(letters);
  });
});

test.each([
  ['Mumbai Indians', 'Rajasthan Royals', 'MI RR'],
  ['Surrey', 'Surya', 'SUR SUY'],
  ['Leeds Stags 4', 'Lions South 4', 'LSE LSI'],
  ['Fern', 'Ferns', 'FE1 FE2'],
  ['TBC', 'TBC', 'TB1 TB2'],
  ['', '', '1 2'],
])('%s and %s are %s', (first, second, expected) => {
  expect(abbreviatedNames([first, second]).join(' ')).toBe(expected);
});
