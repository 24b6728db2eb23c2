import { aTeam } from '@/tests/fixtures/match';
import { teamNamed } from './team-named';

const men = [aTeam('Delhi Capitals'), aTeam('Herons')] as const;
const women = [aTeam('Delhi Capitals Women'), aTeam('Herons Women')] as const;

test.each([
  ['Delhi Capitals', men, 0],
  ['HERONS', men, 1],
  ['The Delhi Daredevils', men, 0],
  ['Herons Women', men, null],
  ['Draw', men, null],
  ['', men, null],
  ['Delhi Capitals', women, 0],
  ['Herons (W)', women, 1],
  ['Herons', [aTeam('Herons'), aTeam('Herons')] as const, null],
  ['India A', [aTeam('India'), aTeam('India A')] as const, 1],
])('%j is the team %j: %j', (name, teams, side) => {
  expect(teamNamed(name, teams)).toBe(side);
});
