import { swingOf } from '../seeded';

/** How far the stronger side's runs may stand above the weaker side's. */
export const maxStrengthEdge = 0.06;

/**
 * What each side's mean runs are multiplied by: a small prior taken from the two names alone, the
 * same whoever is named first. Nothing is known, or claimed, about the real teams.
 */
export function strengthOf(name: string, opponent: string): number {
  const pair = [name, opponent].sort().join(' v ');
  const edge = (swingOf(`strength ${pair}`) * maxStrengthEdge) / 2;
  return name <= opponent ? 1 + edge : 1 - edge;
}
