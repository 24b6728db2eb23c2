/**
 * The bookmaker that is best, and first among equals, for most selections of a market: its slug, or null when
 * it is so for fewer than two.
 */
export function commonBookmaker(
  selections: readonly { best?: readonly string[] }[],
): string | null {
  const counts = new Map<string, number>();
  for (const { best: [first] = [] } of selections)
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? most[0] : null;
}
