import type { MatchFormat, Phase } from '@/lib/contract/match-format';

/*
 * Sources: 28.7 of the ICC's playing conditions of men's T20Is (six of twenty overs) and ODIs (ten of fifty), the
 * Abu Dhabi T10's (three of ten), The Hundred's (25 of a hundred balls). Death is what reports of T20 call
 * the overs 17 to 20: the last fifth.
 */
const powerplayShares: Readonly<Record<Exclude<MatchFormat, 'multi-day'>, number>> = {
  t10: 0.3,
  t20: 0.3,
  hundred: 0.25,
  'one-day': 0.2,
};
const deathShare = 0.2;

/**
 * The phase of an over, counted from 0, of an innings of that many overs; in a shortened innings each
 * phase has the same share of the overs. Null in formats without a limit of overs.
 */
export function phaseOf(over: number, overs: number, format: MatchFormat): Phase | null {
  if (format === 'multi-day' || overs <= 0) return null;
  const share = over / overs;
  if (share < powerplayShares[format]) return 'powerplay';
  return share < 1 - deathShare ? 'middle' : 'death';
}
