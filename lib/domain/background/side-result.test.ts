import type { MatchResult } from '@/lib/contract/match-result';
import { sideResult } from './side-result';

test.each<[MatchResult | null, ReturnType<typeof sideResult>, ReturnType<typeof sideResult>]>([
  [{ kind: 'won', winner: 1 }, 'lost', 'won'],
  [{ kind: 'won' }, null, null],
  [{ kind: 'awarded', winner: 0 }, 'won', 'lost'],
  [{ kind: 'conceded', winner: 1 }, 'lost', 'won'],
  [{ kind: 'tied', winner: 1, super_over: true }, 'tied', 'tied'],
  [{ kind: 'drawn', winner: 0 }, 'drawn', 'drawn'],
  [{ kind: 'no_result' }, 'no_result', 'no_result'],
  [{ kind: 'abandoned' }, 'no_result', 'no_result'],
  [null, null, null],
])('%j is %s for the first side and %s for the second', (result, first, second) => {
  expect([sideResult({ result }, 0), sideResult({ result }, 1)]).toEqual([first, second]);
});
