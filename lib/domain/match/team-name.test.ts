import { abbreviatedName } from './team-name';

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
