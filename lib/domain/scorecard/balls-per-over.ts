import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import { toText, numeric } from './scalar';

/** The Hundred is counted in sets of five balls. */
const hundredBalls = 100;

type Card = z.infer<typeof InningsCard>;

/**
 * The balls per over of an innings: five where the card's overs and balls only agree on five, or
 * where it has a hundred balls; else six.
 */
export function ballsPerOver(card: Card): 5 | 6 {
  const pairs: [string | null, number | null][] = [
    [toText(card.AllottedOvers), numeric(card.AllotedBalls)],
    [toText(card.Overs), numeric(card.Total_Balls_Bowled)],
  ];
  for (const [overs, balls] of pairs) {
    const [six, five] = [inBalls(overs, 6), inBalls(overs, 5)];
    if (balls === null || six === five) continue;
    if (six === balls) return 6;
    if (five === balls) return 5;
  }
  return numeric(card.AllotedBalls) === hundredBalls ? 5 : 6;
}

/** Converts '12.4' overs to balls; null when that is not a number of overs. */
export function inBalls(overs: string | null, perOver: number): number | null {
  const [, completeOvers, extraBalls = '0'] = /^(\d+)(?:\.(\d))?$/.exec(overs ?? '') ?? [];
  return completeOvers === undefined ? null : Number(completeOvers) * perOver + Number(extraBalls);
}
