import type { PriceHistory } from '@/lib/contract/prices/price-history';
import type { Moment } from '@/tests/fixtures/feeds/replay-recording';

/** Changes within two seconds are one point of the history. */
const pointMs = 2000;

/** After the exchange's commission of 5 %, down to thousandths. */
export const netOdds = (odds: number): number =>
  Math.floor(1000 + (Math.round(odds * 100) - 100) * 9.5) / 1000;

/**
 * The differences between a price history and the moments that were pushed. At the end of each two
 * seconds it must have the prices of the last moment before; a moment whose push crossed that end
 * may count.
 */
export function historyProblems(
  points: PriceHistory['points'],
  moments: readonly Moment[],
): string[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last || points.length === 0) return ['there is no price history'];
  const problems: string[] = [];
  const ends: number[] = [];
  for (let end = nextEnd(first.pushedUntil); end <= last.pushedUntil; end += pointMs)
    ends.push(end);
  for (const end of ends) {
    const before = moments.findLast(({ pushedUntil }) => pushedUntil < end);
    const crossing = moments.filter(
      ({ pushedFrom, pushedUntil }) => pushedFrom < end && pushedUntil >= end,
    );
    const allowed = [before, ...crossing].flatMap(moment => (moment ? [pricesOf(moment)] : []));
    const [, ...odds] = points.findLast(([at]) => at * 1000 < end) ?? [0];
    if (!allowed.includes(JSON.stringify(odds)))
      problems.push(
        `at ${new Date(end).toISOString()} the history has ${JSON.stringify(odds)}, not ${allowed.join(' or ')}`,
      );
  }
  return problems;
}

const nextEnd = (time: number): number => (Math.floor(time / pointMs) + 1) * pointMs;

const pricesOf = ({ odds }: Moment): string =>
  JSON.stringify(odds.odds.map(decimal => (decimal === null ? null : netOdds(decimal))));
