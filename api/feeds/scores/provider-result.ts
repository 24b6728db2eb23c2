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
 * The result of a provider that says in words how a match ended, and may name the winner beside them. Null
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
  // A provider names the winner of the super over, and its words say only that the match was tied.
  return read.kind === 'tied' ? { ...read, winner } : null;
}
