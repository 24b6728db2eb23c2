import type { SideResult } from '@/lib/contract/background';
import type { MatchOutcome } from '@/lib/contract/figures';

/**
 * How an ended match went for one of its teams; null where the host does not state how it ended. A match that
 * officials awarded counts as won by one team and lost by the other; a tie counts as a tie, even with a
 * super over.
 */
export function sideResult(
  { result }: Pick<MatchOutcome, 'result'>,
  team: 0 | 1,
): SideResult | null {
  switch (result?.kind) {
    case 'won':
    case 'awarded':
    case 'conceded':
      if (result.winner == null) return null;
      return result.winner === team ? 'won' : 'lost';
    case 'tied':
    case 'drawn':
      return result.kind;
    case 'no_result':
    case 'abandoned':
      return 'no_result';
    case undefined:
      return null;
  }
}
