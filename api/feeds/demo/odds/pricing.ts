import type { WireMarket, WireSelection } from '@/lib/contract/event';
import { swingOf } from '../seeded';
import { minOdds, onLadder } from './ladder';
import type { MarketModel } from './market-model';

/** Where the prices belong and when they were made: all that deterministic noise is drawn from. */
export type PricingContext = {
  matchId: string;
  seed: string;
  /** The price step a market was last redrawn at; another step is another draw. */
  driftOf: (marketId: string) => number;
  /** Unix seconds. */
  at: number;
};

/** Invented, as in the embedded content; the first is most often the best. */
export const bookmakers = ['silly-point', 'deep-cover', 'leg-gully'] as const;

/** How far a price may stray from the model's chance, as a share of it. */
export const driftShare = 0.02;
/** How far below the best price a bookmaker's may lie, as a share of it. */
const bookmakerShare = 0.03;
/** No outcome of an open market is priced as less likely than this, shared among the others. */
const leastChance = 0.013;
const impossibleBelow = 1e-4;

/**
 * A market as the wire has it: odds with the margin in them, three bookmakers, the best one shown.
 * An outcome that cannot happen any more has no odds.
 */
export function priced(model: MarketModel, context: PricingContext): WireMarket {
  const { id, name, suspended = false } = model;
  const odds = suspended ? new Map<string, number>() : bestOdds(model, context);
  const selections = model.outcomes.map((outcome): WireSelection => {
    const best = odds.get(outcome.id);
    const base = { id: outcome.id, name: outcome.name };
    if (best === undefined) return { ...base, odds: null };
    return { ...base, odds: best, prices: pricesOf(best, `${id} ${outcome.id}`, context) };
  });
  return { id, name, status: suspended ? 'suspended' : 'open', selections };
}

function bestOdds(model: MarketModel, context: PricingContext): Map<string, number> {
  const { id, margin } = model;
  const outcomes = model.outcomes.filter(({ chance }) => chance >= impossibleBelow);
  const step = context.driftOf(id);
  const strayed = outcomes.map(outcome => {
    const swing = swingOf(`${context.seed} ${context.matchId} ${id} ${outcome.id} ${step}`);
    return outcome.chance * (1 + driftShare * swing);
  });
  const total = strayed.reduce((sum, chance) => sum + chance, 0);
  const least = leastChance / Math.max(1, outcomes.length - 1);
  return new Map(
    outcomes.map((outcome, at) => {
      const share = (strayed[at] ?? 0) / total;
      const floored = least + share * (1 - least * outcomes.length);
      return [outcome.id, onLadder(Math.max(minOdds, 1 / (floored * (1 + margin))))];
    }),
  );
}

function pricesOf(best: number, subject: string, { seed, matchId, at }: PricingContext) {
  const lead = Math.abs(swingOf(`${seed} ${matchId} ${subject} leader`));
  const leader = lead < 0.45 ? 0 : lead < 0.75 ? 1 : 2;
  return bookmakers.map((bookmaker, index) => {
    const lag = Math.abs(swingOf(`${seed} ${matchId} ${subject} ${bookmaker}`)) * bookmakerShare;
    const odds = index === leader ? best : onLadder(best * (1 - lag));
    return { bookmaker, odds, updated_at: at };
  });
}
