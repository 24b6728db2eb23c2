/** Ends a part: what went wrong, or that nothing did. */
export function finish(problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'passed\n' : `${problems.length} problems\n`);
  process.exit(problems.length === 0 ? 0 : 1);
}

export const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** The value below which a share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
