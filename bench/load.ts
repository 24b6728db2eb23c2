import autocannon from 'autocannon';
import { cpuSeconds } from '@/tests/fixtures/servers/process-stats';

/**
 * Requests pages as fast as possible and returns responses per CPU second of the processes `pids`
 * and their descendants. Throws on responses other than 2xx: a fast failure is not a valid result.
 */
export async function load(pids: readonly number[], options: autocannon.Options) {
  const before = pids.map(cpuSeconds);
  const result = await autocannon({ connections: 16, headers: browser, ...options });
  const cpu = pids.reduce((sum, pid, index) => sum + cpuSeconds(pid) - (before[index] ?? NaN), 0);
  const answers = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answers === 0)
    throw new Error(
      `${options.url}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)}`,
    );
  return {
    perCpuSecond: answers / cpu,
    perSecond: answers / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

export const browser = { 'accept-encoding': 'gzip', accept: 'text/html' };

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The median, and the range of the rounds relative to it. */
export function spread(numbers: readonly number[]): { median: number; spread: number } {
  const middle = median(numbers);
  return {
    median: Number(middle.toPrecision(3)),
    spread: Number(((Math.max(...numbers) - Math.min(...numbers)) / middle).toPrecision(2)),
  };
}
