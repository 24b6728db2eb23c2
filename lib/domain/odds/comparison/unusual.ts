/**
 * Whether decimal odds are so far from those of the other bookmakers that they are probably a
 * mistake, or from another time. The distance is measured in log odds, ln(o − 1), against the
 * median of the others: in points of probability, 80 would be near 8. Of two middle values the
 * nearer one counts, so that one mistake among three does not make the other two unusual. Without
 * others nothing is.
 */
export function isUnusualAmong(odds: number, others: readonly number[]): boolean {
  const sorted = others.map(logOdds).sort((a, b) => a - b);
  const middles = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[sorted.length >> 1]];
  const distances = middles.flatMap(middle =>
    middle === undefined ? [] : Math.abs(logOdds(odds) - middle),
  );
  return distances.length > 0 && Math.min(...distances) >= limit;
}

/** Whether any of these decimal odds can be unusual among the others: the median of some is not beyond them all. */
export function canBeUnusual(odds: readonly number[]): boolean {
  return logOdds(Math.max(...odds)) - logOdds(Math.min(...odds)) >= limit;
}

/** Around evens this is a probability of 50 % against one of 30 or 70 %. */
const limit = Math.log(0.7 / 0.3);

/** Near 1 a single step of a bookmaker's ladder, from 1.01 to 1.03, would be such a distance. */
const leastOdds = 1.05;

const logOdds = (odds: number): number => Math.log(Math.max(odds, leastOdds) - 1);
