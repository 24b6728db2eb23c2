import { toNames } from '@/lib/domain/match/player-names';
import { withWinChance } from './win-chance-fact';

const nothing = { facts: [], atCrease: [], best: [] };

const factOf = (Win_chance: [number, number] | undefined, short = true) => {
  const teams = {
    '1': { Name_Full: 'Ferns', ...(short && { Name_Short: 'FER' }) },
    '2': { Name_Full: 'Herons', ...(short && { Name_Short: 'HER' }) },
  };
  const info = { Matchdetail: { Team_Home: '2', Team_Away: '1', Win_chance }, Teams: teams };
  return withWinChance(nothing, info, toNames(info)).facts[0]?.value;
};

test.each([
  ['a match that must be won', [0.624, 0.376], 'HER 62 %, FER 38 %'],
  ['halves that both round up', [0.625, 0.375], 'HER 63 %, FER 37 %'],
  ['what seems certain before its end', [0.999, 0.001], 'HER 99 %, FER 1 %'],
  ['a match that may be drawn', [0.62, 0.18], 'HER 62 %, FER 18 %, draw 20 %'],
] satisfies [string, [number, number], string][])('%s', (_, sides, text) => {
  expect(factOf(sides)).toBe(text);
});

test('a side without a short name has its full one', () => {
  expect(factOf([0.6, 0.4], false)).toBe('Herons 60 %, Ferns 40 %');
});

test('a host that sends no chance has no fact', () => {
  expect(factOf(undefined)).toBeUndefined();
});
