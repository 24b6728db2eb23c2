/** Ends a part: prints its problems and sets the exit code. */
export function finish(problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'passed\n' : `${problems.length} problems\n`);
  process.exit(problems.length === 0 ? 0 : 1);
}

export const print = (text: string): boolean => process.stdout.write(`${text}\n`);

/** The percentile of the values; `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
