import { ladderSteps } from '@/lib/domain/odds/ladder';

/** In percentage points of implied probability. */
const leastShift = 2;
const leastSteps = 2;
/** Fractions of decimal odds are not exact. */
const tolerance = 1e-9;

/**
 * Whether a price has moved enough to be listed: its implied probability by at least two percentage points,
 * or its decimal odds by at least two steps of the ladder. Two points are a lot for an outsider, and two steps
 * little for a favourite, so that either is enough.
 */
export const hasMoved = (from: number, to: number): boolean =>
  Math.abs(shiftOf(from, to)) >= leastShift - tolerance ||
  ladderSteps(from, to) >= leastSteps - tolerance;

/** The rise of the implied probability in percentage points; below 0 when it fell. */
export const shiftOf = (from: number, to: number): number => (1 / to - 1 / from) * 100;
