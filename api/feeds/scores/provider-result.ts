import type { MatchResult } from '@/lib/contract/match-result';
import { parseResult } from '@/lib/domain/match/result/parse-result';
import type { SideName } from '@/lib/domain/match/result/side-names';

type Stated = {
  /** The provider's text about how the match ended. */
  text: string | null | undefined;
  /** The winner that it names beside them; null when it names none. */
  winner?: 0 | 1 | null;
};

/**
 * Reads the result of a match from a provider's text and the winner, where the provider names one. Null
 * when the two contradict each other, or when nothing is understood.
 */
export function toResult(
  { text, winner = null }: Stated,
  teams: readonly [SideName, SideName],
): MatchResult | null {
  const read = parseResult(text ?? '', teams);
  if (winner === null) return read;
  if (!read) return { kind: 'won', winner };
  if (read.winner != null) return read.winner === winner ? read : null;
  // The winner is that of the super over, while the text only states a tie.
  return read.kind === 'tied' ? { ...read, winner } : null;
}
