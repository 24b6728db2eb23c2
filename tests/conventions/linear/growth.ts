/** Durations below this are too short to be measured reliably and count as fast. */
const unmeasurableMs = 40;
/** Work of this duration is not measured again when its growth exceeds twice the limit. */
const longEnoughMs = 1000;
const trials = 4;

type Lengths = { short: number; long: number };

/**
 * Whether the run time of `run` grows clearly faster than the length of its text: linear work grows
 * in proportion, quadratic work by the square, and the limit is between the two. Measures CPU time,
 * since other programs share the cores. Garbage collection can only add to it, so the fastest of
 * several runs counts, and only work that exceeds the limit in every trial is super-linear.
 */
export function isSuperLinear(
  run: (text: string) => unknown,
  textOf: (length: number) => string,
  { short, long }: Lengths = { short: 4_000, long: 128_000 },
): boolean {
  const [shortText, longText] = [textOf(short), textOf(long)];
  const mostGrowth = (long / short) ** 1.7;
  let longMs = quickest(run, longText, 1);
  for (let trial = 0; trial < trials; trial += 1) {
    if (longMs < unmeasurableMs) return false;
    const growth = longMs / quickest(run, shortText, 20);
    if (growth < mostGrowth) return false;
    if (longMs > longEnoughMs && growth > 2 * mostGrowth) return true;
    longMs = quickest(run, longText, 3);
  }
  return true;
}

function quickest(run: (text: string) => unknown, text: string, times: number): number {
  let best = Infinity;
  for (let index = 0; index < times; index += 1) {
    const started = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
