import { fnv1a } from '@/lib/hash';

const pairs = 8;

/** The index of a club's pair of colours, by its name: 0 to 7. */
export function clubColours(name: string): number {
  const hash = fnv1a(name);
  return (hash ^ (hash >>> 16)) & (pairs - 1);
}
