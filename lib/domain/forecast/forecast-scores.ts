import { fnv1aMixed } from '@/lib/hash';
import type { Phase } from '@/lib/contract/match-format';

/** A forecast and what came: one state of a match, after a ball. */
export type ForecastState = {
  match: string;
  /** The chance of the side that bats second, 0 to 1, and whether it won. */
  chance: number;
  won: boolean;
  innings: 1 | 2;
  phase: Phase;
};

/** A mean with its 95 % interval. */
export type Estimate = { value: number; low: number; high: number };

/** How good forecasts were; lower is better. */
export type Score = {
  states: number;
  brier: Estimate;
  logLoss: Estimate;
  /** The same of the base rate for the same states. */
  base: { brier: number; logLoss: number };
};

/** The states with a chance in a range: what the forecast was on average, and how often it came true. */
export type Bin = {
  from: number;
  until: number;
  states: number;
  matches: number;
  /** The mean chance; null without a state. */
  forecast: number | null;
  observed: Estimate | null;
};

/** The sum and the count of a figure in one match. */
type Cluster = { sum: number; count: number };

const resampleCount = 2000;
const binCount = 10;

/**
 * The Brier score, the mean squared difference of chance and outcome (Brier 1950), and the log loss, the
 * mean of -ln of the chance of what came (Good 1952).
 */
export function createScorer(all: readonly ForecastState[]) {
  const matches = [...new Set(all.map(({ match }) => match))];
  const resamples = resamplesOf(matches.length);
  const baseRate = baseRateOf(all);

  const estimate = (
    states: readonly ForecastState[],
    figure: (state: ForecastState) => number,
  ): Estimate => {
    const clusters = new Map<string, Cluster>(matches.map(match => [match, { sum: 0, count: 0 }]));
    for (const state of states) {
      const cluster = clusters.get(state.match);
      if (!cluster) throw new Error(`a state of another match: ${state.match}`);
      cluster.sum += figure(state);
      cluster.count += 1;
    }
    return clusteredMean([...clusters.values()], resamples);
  };

  return {
    baseRate,
    /** The scores of some of the states, of which there is at least one. */
    score: (states: readonly ForecastState[]): Score => ({
      states: states.length,
      brier: estimate(states, brierOf),
      logLoss: estimate(states, logLossOf),
      base: {
        brier: meanOf(states, state => brierOf({ ...state, chance: baseRate })),
        logLoss: meanOf(states, state => logLossOf({ ...state, chance: baseRate })),
      },
    }),
    /** Ten bins of equal width, for a reliability diagram (Murphy and Winkler 1977). */
    reliability: (states: readonly ForecastState[]): Bin[] =>
      Array.from({ length: binCount }, (_, index) => {
        const inBin = states.filter(
          ({ chance }) => Math.min(binCount - 1, Math.floor(chance * binCount)) === index,
        );
        return {
          from: index / binCount,
          until: (index + 1) / binCount,
          states: inBin.length,
          matches: new Set(inBin.map(({ match }) => match)).size,
          forecast: inBin.length === 0 ? null : meanOf(inBin, ({ chance }) => chance),
          observed: inBin.length === 0 ? null : estimate(inBin, ({ won }) => (won ? 1 : 0)),
        };
      }),
  };
}

type Forecast = Pick<ForecastState, 'chance' | 'won'>;

/** 0 for certainty that was right, 1 for certainty that was wrong. */
export const brierOf = ({ chance, won }: Forecast): number => (chance - (won ? 1 : 0)) ** 2;

/** 0 for certainty that was right; infinite for certainty that was wrong. */
export const logLossOf = ({ chance, won }: Forecast): number =>
  -Math.log(won ? chance : 1 - chance);

/** The share of the matches, each counted once, that the side batting second won. */
function baseRateOf(states: readonly ForecastState[]): number {
  const wonByMatch = new Map(states.map(({ match, won }) => [match, won]));
  return [...wonByMatch.values()].filter(Boolean).length / wonByMatch.size;
}

function meanOf<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0) / items.length;
}

/**
 * A mean over all states with the interval of a bootstrap that draws entire matches (Cameron, Gelbach and
 * Miller 2008): the states of one match share its outcome and are no independent evidence.
 */
export function clusteredMean(
  clusters: readonly Cluster[],
  resamples: readonly (readonly number[])[],
): Estimate {
  const means = resamples
    .map(indices => ratioOf(indices.flatMap(index => clusters[index] ?? [])))
    .filter(mean => !Number.isNaN(mean))
    .sort((a, b) => a - b);
  const at = (share: number) => means[Math.round(share * (means.length - 1))] ?? Number.NaN;
  return { value: ratioOf(clusters), low: at(0.025), high: at(0.975) };
}

/** Not a number without a state. */
function ratioOf(clusters: readonly Cluster[]): number {
  let [sum, count] = [0, 0];
  for (const cluster of clusters) {
    sum += cluster.sum;
    count += cluster.count;
  }
  return sum / count;
}

/** Draws with replacement that are the same in every run. */
export const resamplesOf = (count: number): number[][] =>
  Array.from({ length: resampleCount }, (_, resample) =>
    Array.from({ length: count }, (_, draw) => fnv1aMixed(`${resample} ${draw}`) % count),
  );
