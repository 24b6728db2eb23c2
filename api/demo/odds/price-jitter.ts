import { fnv1aMixed } from '@/lib/hash';

/** One live match is repriced every two seconds, about three in turn. */
const liveStepMs = 2000;
const liveTurns = 3;
const upcomingStepMs = 300_000;
/** A market changes on every fourth step of its match. */
const marketTurns = 4;

/** The price step of a match: derived from the clock only, so a restart changes no price. */
export function jitterStep(eventId: string, isLive: boolean, nowMs: number): number {
  const own = fnv1aMixed(`drift ${eventId}`);
  if (isLive) return Math.floor((Math.floor(nowMs / liveStepMs) + (own % liveTurns)) / liveTurns);
  return Math.floor((nowMs + (own % upcomingStepMs)) / upcomingStepMs);
}

/** The number of a market's noise sample at a step of its match. */
export const drawAt = (step: number, marketId: string): number =>
  Math.floor((step + (fnv1aMixed(marketId) % marketTurns)) / marketTurns);
