import { foldName, isPlaceholder, teamKey } from './team-key';

test.each([
  'TBC',
  'T.B.C.',
  'T.B.A',
  'tbd',
  'To be determined',
  'To Be Confirmed',
  'Yet to be decided',
  'Unknown',
  'Winner',
  'Winner of Match 12',
  'Winner SF1',
  'Loser Qualifier 1',
  'Semi-Final 1 Winner',
  'Semi Final A Winner',
  'SF2 Winner',
  'Quarter-final 3 winners',
  'Eliminator Winner',
  'Qualifier 1 Loser',
  'Match 41 Winner',
  '1st Place',
  '2nd placed team',
  '3rd Place Team',
  'First Place',
  'Group A Winner',
  'Winner Group B',
  'Runner-up Group B',
  'Group B Runner-Up',
  'Runners up of Group A',
  '1st Group A',
  'A1',
  'B 2',
  'Pool C 2nd',
  'Seed 4',
  'Finalist 1',
  'Semi-Finalist 2',
  'Qualifier 2',
  'Q1',
  'Team 2',
  'Team A',
  '',
  '---',
])('%j stands for a side that is not known', name => {
  expect(isPlaceholder(name)).toBe(true);
});

test.each([
  'India',
  'India A',
  'Australia Under-19s',
  'Team Abu Dhabi',
  'Qalandars',
  'Final Strikers',
  'Group Five Cricket Club',
  'Best Bengal Tigers',
  'First City Gladiators',
  'Toronto Nationals',
  'Match Box CC',
  'Quetta Gladiators',
  'Sylhet',
  'Eliminators CC',
  'Seeds of Hope',
  'दिल्ली',
])('%j is a side', name => {
  expect(isPlaceholder(name)).toBe(false);
});

test('accents are folded, and letters of other scripts are not', () => {
  expect(foldName('  Curaçao & São-Paulo ')).toBe('curacao and sao paulo');
  expect(foldName('मुंबई टाइगर्स')).toBe('मुंबई टाइगर्स');
  // They differ in a vowel sign alone.
  expect(foldName('मीना')).not.toBe(foldName('मेना'));
});

test('women, ages and aliases are parts of the key', () => {
  const of = (name: string, isWomen = false) => teamKey(name, { season: 2026, isWomen });

  expect(of('The Oval Invincibles (Women)')).toBe('mi london women');
  expect(of('India U19')).toBe(of('India Under-19s'));
  expect(of('India')).not.toBe(of('India', true));
});
