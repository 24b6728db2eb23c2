import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import type { Names } from '@/lib/domain/match/player-names';
import { ordinal } from '@/lib/ordinal';
import { ballsPerOver } from './balls-per-over';
import { numeric } from './scalar';

/**
 * The full and the short label of each innings: '<team> <n>st Inns', n counting that team's
 * innings. An innings of at most one over after two complete ones is a super over.
 */
export function inningsLabels(
  innings: z.infer<typeof InningsCard>[],
  names: Names,
): [string, string][] {
  const inningsCounts = new Map<string, number>();
  return innings.map((card, index): [string, string] => {
    const id = String(card.Battingteam);
    const team = names.team(id);
    const full = team?.name ?? `Innings ${index + 1}`;
    const short = team?.short ?? full;
    if (isSuperOver(card, index)) return [`${full} Super Over`, `${short} Super Over`];
    const n = (inningsCounts.get(id) ?? 0) + 1;
    inningsCounts.set(id, n);
    if (!team) return [full, full];
    return [`${full} ${ordinal(n)} Inns`, `${short} ${ordinal(n)} Inns`];
  });
}

export function isSuperOver(card: z.infer<typeof InningsCard>, at: number): boolean {
  const overs = numeric(card.AllottedOvers);
  const balls = numeric(card.AllotedBalls);
  return at >= 2 && (overs === 1 || (balls !== null && balls <= ballsPerOver(card)));
}
