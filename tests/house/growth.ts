/** What takes no longer than this needs no comparison: a timer can hardly tell. */
const unmeasurableMs = 40;
/** What takes longer than this is measured once: no other program's turn is that long. */
const unmistakableMs = 1000;
const trials = 4;

type Lengths = { short: number; long: number };

/**
 * Whether `run` takes far more time with a long text than in proportion to a short one: linear work
 * grows like the length, quadratic work like its square, and the limit lies between the two. Other
 * programs and the garbage collector only ever add to a measurement, so the quickest of several runs
 * counts, and only what is slow in every trial is slow.
 */
export function isSuperLinear(
  run: (text: string) => unknown,
  textOf: (length: number) => string,
  { short, long }: Lengths = { short: 4_000, long: 128_000 },
): boolean {
  const [shortText, longText] = [textOf(short), textOf(long)];
  const mostGrowth = (long / short) ** 1.6;
  let longMs = quickest(run, longText, 1);
  for (let trial = 0; trial < trials; trial += 1) {
    if (longMs < unmeasurableMs || longMs / quickest(run, shortText, 20) < mostGrowth) return false;
    if (longMs > unmistakableMs) return true;
    longMs = quickest(run, longText, 3);
  }
  return true;
}

function quickest(run: (text: string) => unknown, text: string, times: number): number {
  let best = Infinity;
  for (let at = 0; at < times; at += 1) {
    const started = performance.now();
    run(text);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
