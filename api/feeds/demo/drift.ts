import { hashOf } from './seeded';

/** One live match is repriced every two seconds, each of some three in turn. */
const liveStepMs = 2000;
const liveTurns = 3;
const upcomingStepMs = 300_000;
/** A market is redrawn on every fourth step of its match. */
const marketTurns = 4;

/** Which price step a match is at: it follows from the clock alone, so a restart changes no price. */
export function driftStep(eventId: string, isLive: boolean, nowMs: number): number {
  const own = hashOf(`drift ${eventId}`);
  if (isLive) return Math.floor((Math.floor(nowMs / liveStepMs) + (own % liveTurns)) / liveTurns);
  return Math.floor((nowMs + (own % upcomingStepMs)) / upcomingStepMs);
}

/** Which draw of its noise a market shows at a step of its match. */
export const drawAt = (step: number, marketId: string): number =>
  Math.floor((step + (hashOf(marketId) % marketTurns)) / marketTurns);
