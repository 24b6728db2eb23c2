import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import { filled, numeric } from './stat';

/** The Hundred is counted in fives. */
const hundredBalls = 100;

type Card = z.infer<typeof InningsCard>;

/**
 * Balls of an over in this innings: five where the card's overs and balls only agree on fives, or
 * where it is of a hundred balls; six elsewhere.
 */
export function ballsPerOver(card: Card): 5 | 6 {
  const pairs: [string | null, number | null][] = [
    [filled(card.AllottedOvers), numeric(card.AllotedBalls)],
    [filled(card.Overs), numeric(card.Total_Balls_Bowled)],
  ];
  for (const [overs, balls] of pairs) {
    const [six, five] = [inBalls(overs, 6), inBalls(overs, 5)];
    if (balls === null || six === five) continue;
    if (six === balls) return 6;
    if (five === balls) return 5;
  }
  return numeric(card.AllotedBalls) === hundredBalls ? 5 : 6;
}

/** '12.4' overs in balls; null when that is no count of overs. */
export function inBalls(overs: string | null, perOver: number): number | null {
  const [, whole, rest = '0'] = /^(\d+)(?:\.(\d))?$/.exec(overs ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * perOver + Number(rest);
}
