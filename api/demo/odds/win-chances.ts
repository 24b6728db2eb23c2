import type { WinChance } from '@/lib/contract/commentary';
import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import type { Situation } from '@/api/demo/replay/situation';
import { limitedWin } from './limited-win';
import { testWin } from './test-win';

/**
 * The chance of each side to win, 0 to 1, in the order of `teams`: a tie is divided, a draw has the rest.
 * Source: docs/decisions/api/0003-demo-odds.md.
 */
export function winChances(situation: Situation): WinChance {
  const { sides } = isBattedTwice(situation.format) ? testWin(situation) : limitedWin(situation);
  return [sides[0], sides[1]];
}
