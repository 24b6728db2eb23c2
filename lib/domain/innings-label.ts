import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import type { Names } from './player-names';
import { numeric } from './stat';

/** 1st, 2nd, 3rd, 4th, 11th … */
export function ordinal(n: number): string {
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
  return `${n}${suffix[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)]}`;
}

/**
 * Full and short label of each innings: '<team> <n>st Inns', n counting that team's innings.
 * Innings of at most one over after two whole ones are super overs.
 */
export function inningsLabels(
  innings: z.infer<typeof InningsCard>[],
  names: Names,
): [string, string][] {
  const played = new Map<string, number>();
  return innings.map((card, at): [string, string] => {
    const id = String(card.Battingteam);
    const team = names.team(id);
    const full = team?.name ?? `Innings ${at + 1}`;
    const short = team?.short ?? full;
    if (isSuperOver(card, at)) return [`${full} Super Over`, `${short} Super Over`];
    const n = (played.get(id) ?? 0) + 1;
    played.set(id, n);
    if (!team) return [full, full];
    return [`${full} ${ordinal(n)} Inns`, `${short} ${ordinal(n)} Inns`];
  });
}

function isSuperOver(card: z.infer<typeof InningsCard>, at: number): boolean {
  const overs = numeric(card.AllottedOvers);
  const balls = numeric(card.AllotedBalls);
  return at >= 2 && (overs === 1 || (balls !== null && balls <= 6));
}
