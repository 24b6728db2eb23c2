import { shortOvers } from './rates';

describe('overs as the feed writes them', () => {
  it('writes 24 balls as 4 overs, 23 as 3.5, and 18 in sets of five as 3.3', () => {
    expect(shortOvers(24, 6)).toBe('4');
    expect(shortOvers(23, 6)).toBe('3.5');
    expect(shortOvers(18, 5)).toBe('3.3');
  });
});
