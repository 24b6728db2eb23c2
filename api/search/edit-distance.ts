/**
 * The Damerau–Levenshtein distance: insertions, deletions, substitutions and transpositions of
 * neighbours; at most `limit` + 1, since greater distances are not needed.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let index = 1; index <= to.length; index += 1) {
      const same = from[row - 1] === to[index - 1];
      const isTransposed = from[row - 1] === to[index - 2] && from[row - 2] === to[index - 1];
      next[index] = Math.min(
        valueAt(last, index) + 1,
        valueAt(next, index - 1) + 1,
        valueAt(last, index - 1) + (same ? 0 : 1),
        isTransposed ? valueAt(before, index - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = last;
    last = next;
  }
  return valueAt(last, to.length);
}

const valueAt = (row: number[], at: number): number => row[at] ?? Infinity;
