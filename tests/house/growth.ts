/** What takes no longer than this needs no comparison: a timer can hardly tell. */
const unmeasurableMs = 40;
/** Work this long is not repeated when it also grows twice as fast as the limit. */
const longEnoughMs = 1000;
const trials = 4;

type Lengths = { short: number; long: number };

/**
 * Whether `run` takes far more time with a long text than in proportion to a short one: linear work
 * grows like the length, quadratic work like its square, and the limit lies between the two. CPU time
 * is compared, since other programs share the cores; the garbage collector can only add to it, so the
 * quickest of several runs counts, and only what is slow in every trial is slow.
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
  for (let at = 0; at < times; at += 1) {
    const started = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
