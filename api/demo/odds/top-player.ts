/** A tally: its current value, and the mean of its further growth. */
export type Tally = { now: number; toCome: number };

/** The probabilities of 0, 1, 2 … more, up to `most`. */
type Growth = (mean: number, most: number) => number[];

/** Runs of a batter: each one may be the last, so the further runs are geometric. */
const geometric: Growth = (mean, most) => series(most, 1 / (1 + mean), () => mean / (1 + mean));

/** Wickets of a bowler: rare and independent, so Poisson. */
const poisson: Growth = (mean, most) => series(most, Math.exp(-mean), count => mean / count);

function series(most: number, first: number, ratio: (count: number) => number): number[] {
  const chances = [first];
  for (let count = 1, chance = first; count <= most; count++)
    chances.push((chance *= ratio(count)));
  return chances;
}

/** The weight of each batter's having the most runs, with dead heats counted for each. */
export const topRuns = (tallies: readonly Tally[]): number[] => topOf(tallies, geometric, 320);

/** The weight of each bowler's having the most wickets, with dead heats counted for each. */
export const topWickets = (tallies: readonly Tally[]): number[] => topOf(tallies, poisson, 10);

function topOf(tallies: readonly Tally[], growth: Growth, most: number): number[] {
  const spreads = tallies.map(tally => spreadOf(tally, growth, most));
  const upTo = spreads.map(cumulated);
  return spreads.map((spread, index) =>
    spread.reduce((sum, chance, total) => {
      if (chance === 0) return sum;
      const others = upTo.reduce(
        (product, sums, other) => (other === index ? product : product * (sums[total] ?? 1)),
        1,
      );
      return sum + chance * others;
    }, 0),
  );
}

function spreadOf({ now, toCome }: Tally, growth: Growth, most: number): number[] {
  const start = Math.min(now, most);
  const zeros = new Array<number>(start).fill(0);
  if (toCome <= 0) return [...zeros, 1, ...new Array<number>(most - start).fill(0)];
  return [...zeros, ...growth(toCome, most - start)];
}

function cumulated(spread: readonly number[]): number[] {
  let sum = 0;
  return spread.map(chance => (sum += chance));
}
