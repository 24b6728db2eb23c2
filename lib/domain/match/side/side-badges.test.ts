import { sideBadges } from './side-badges';

const badges = (first: string, second: string) =>
  sideBadges([{ name: first }, { name: second }]).map(({ letters, flag }) => flag ?? letters);

test.each([
  ['India', 'Australia', ['in', 'au']],
  ['India', 'Mumbai Indians', ['in', 'MI']],
  ['India', 'India A', ['IND', 'IA']],
  ['India', 'India Women', ['IND', 'IW']],
  ['India', 'India', ['IN1', 'IN2']],
  ['TBC', 'TBC', ['TB1', 'TB2']],
])('%s and %s have different badges', (first, second, expected) => {
  expect(badges(first, second)).toEqual(expected);
});
