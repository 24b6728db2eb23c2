import { abbreviatedName, clubName } from './team-name';

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

describe('clubName', () => {
  test.each([
    ['India Women', 'India'],
    ['England Under-19s', 'England'],
    ['South Africa A', 'South Africa'],
    ['India A Women', 'India'],
    ['West Indies', 'West Indies'],
    ['Women of Steel', 'Women of Steel'],
  ])('%s plays for %s', (name, club) => {
    expect(clubName(name)).toBe(club);
  });
});
