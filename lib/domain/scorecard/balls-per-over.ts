import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import type { MatchFormat } from '@/lib/contract/match-format';
import { figuresOf } from './match-formats';
import { toText, numeric } from './scalar';

type Card = z.infer<typeof InningsCard>;

/**
 * The balls per over of an innings: those on which the card's overs and balls agree, else those of
 * the format. Where no source states it, an innings of as many balls as The Hundred's is one of
 * them.
 */
export function ballsPerOver(card: Card, format?: MatchFormat | null): 5 | 6 {
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
  const isHundred = numeric(card.AllotedBalls) === figuresOf('hundred').ballsPerInnings;
  return figuresOf(format ?? (isHundred ? 'hundred' : null)).ballsPerOver;
}

/** Converts '12.4' overs to balls; null when that is not a number of overs. */
export function inBalls(overs: string | null, perOver: number): number | null {
  const [, completeOvers, extraBalls = '0'] = /^(\d+)(?:\.(\d))?$/.exec(overs ?? '') ?? [];
  return completeOvers === undefined ? null : Number(completeOvers) * perOver + Number(extraBalls);
}

/** The inverse for a bowler or a wicket: '3.5', and '4' for complete overs. */
export function shortOvers(balls: number, perOver: number): string {
  const extraBalls = balls % perOver;
  const completeOvers = String((balls - extraBalls) / perOver);
  return extraBalls === 0 ? completeOvers : `${completeOvers}.${extraBalls}`;
}
