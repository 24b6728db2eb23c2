/** One is quicker than a timer can tell; what takes no longer than this needs no comparison. */
const unmeasurableMs = 12;
const shortLength = 2_000;
const longLength = 32_000;

/**
 * How much longer `run` takes with a text of 32,000 characters than with one of 2,000: 16 when it is
 * linear, 256 when it is quadratic. 1 when the long text takes no time worth measuring. The quickest
 * of several runs counts, for other programs only ever add to a measurement.
 */
export function growthOf(run: (text: string) => unknown, textOf: (length: number) => string) {
  const long = textOf(longLength);
  if (quickest(run, long, 1) < unmeasurableMs) return 1;
  const longMs = quickest(run, long, 3);
  return longMs < unmeasurableMs ? 1 : longMs / quickest(run, textOf(shortLength), 20);
}

/** Between linear (16) and quadratic (256), as far from either. */
export const mostGrowth = 64;

function quickest(run: (text: string) => unknown, text: string, times: number): number {
  let best = Infinity;
  for (let at = 0; at < times; at += 1) {
    const started = performance.now();
    run(text);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
