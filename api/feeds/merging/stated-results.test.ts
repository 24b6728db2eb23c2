import type { MatchResult } from '@/lib/contract/match-result';
import { contradicts } from './stated-results';

const a: MatchResult = { kind: 'won', winner: 0 };
const b: MatchResult = { kind: 'won', winner: 1 };

test.each<[string, MatchResult, MatchResult, boolean]>([
  ['two winners', a, b, true],
  ['one winner', a, { ...a, margin: { runs: 3 } }, false],
  ['a winner and a draw', a, { kind: 'drawn' }, true],
  ['a winner and no result', a, { kind: 'no_result' }, true],
  ['a winner and an awarded match', a, { kind: 'awarded', winner: 0 }, false],
  ['a tie, and the winner of its decider', { kind: 'tied' }, b, false],
  ['two winners of a decider', { kind: 'tied', winner: 0 }, b, true],
  ['a draw, and who led in it', { kind: 'drawn' }, { kind: 'drawn', winner: 0 }, false],
  ['no result and an abandoned match', { kind: 'no_result' }, { kind: 'abandoned' }, false],
])('of two sources that state %s', (_, one, other, expected) => {
  expect(contradicts(one, other)).toBe(expected);
  expect(contradicts(other, one)).toBe(expected);
});
