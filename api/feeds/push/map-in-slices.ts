import { setImmediate as nextTurn } from 'node:timers/promises';

/** The time in which other requests wait; ms. */
const sliceMs = 10;

/** Maps a list in slices, between which other requests are served. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  let startedAt = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - startedAt < sliceMs) continue;
    await nextTurn();
    startedAt = performance.now();
  }
  return results;
}
