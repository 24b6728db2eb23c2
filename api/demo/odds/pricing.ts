import type { WireMarket, WireSelection } from '@/lib/contract/event';
import { signedRandom } from '@/api/demo/seeded';
import type { BookmakerProfile } from './bookmakers/demo-bookmakers';
import { minOdds, onLadder } from '@/lib/domain/odds/ladder';
import { classOf } from './market-classes';
import type { MarketModel, Outcome } from './market-model';

/** The match and time of the prices: the inputs of the deterministic noise. */
export type PricingContext = {
  matchId: string;
  seed: string;
  bookmakers: readonly BookmakerProfile[];
  /** The price step of a market's last change; another step gives another sample. */
  jitterStepOf: (marketId: string) => number;
  /** Unix seconds. */
  at: number;
  /** The markets at the end of the last over, by id; without them slow bookmakers are as quick as all. */
  lastOver?: ReadonlyMap<string, MarketModel>;
  /** Legal balls of the current over. */
  ballsOfOver?: number;
};

/**
 * How far a bookmaker's opinion of an outcome is from the model's probability, as a share of it and of
 * the bookmaker's margin; and how far it strays from that between balls. Together they stay within the
 * margin, so that no two of its markets contradict each other beyond it.
 */
const opinionOfMargin = 0.7;
const jitterOfMargin = 0.25;
/** The least probability of an outcome of an open market, divided among the others. */
const leastChance = 0.013;
const impossibleBelow = 1e-4;
/** A slow bookmaker suspends its prices when the model has moved further than this from them. */
const restBeyond = 0.03;
const earlyCloseBall = 3;
/** One price step in forty has a typing error. */
const mistypedAbove = 0.95;

type Quotes = ReadonlyMap<string, number> | 'suspended' | 'not quoted';

/**
 * Prices a market: the odds of each bookmaker. An impossible outcome has no prices, and a bookmaker
 * that does not price is listed as suspended. The comparison of the prices is left to the ingest.
 */
export function priced(model: MarketModel, context: PricingContext): WireMarket {
  const { id, name, line, suspended = false } = model;
  const books = context.bookmakers.map(profile => ({
    bookmaker: profile.slug,
    quotes: suspended ? 'suspended' : quotesOf(model, profile, context),
  }));
  const selections = model.outcomes.map((outcome): WireSelection => {
    const base = { id: outcome.id, name: outcome.name, odds: null };
    if (suspended || isImpossible(outcome, model)) return base;
    return {
      ...base,
      prices: books.flatMap(({ bookmaker, quotes }) => {
        if (quotes === 'not quoted') return [];
        const odds = quotes === 'suspended' ? null : (quotes.get(outcome.id) ?? null);
        const status = odds === null ? 'suspended' : 'open';
        return [{ bookmaker, odds, updated_at: context.at, status }];
      }),
    };
  });
  const status = suspended ? 'suspended' : 'open';
  return { id, name, status, ...classOf(id), ...(line !== undefined && { line }), selections };
}

function quotesOf(model: MarketModel, profile: BookmakerProfile, context: PricingContext): Quotes {
  if (profile.quotes && !profile.quotes(model)) return 'not quoted';
  const { ballsOfOver = 0, lastOver } = context;
  if (profile.suspendsEarly && classOf(model.id).kind === 'over' && ballsOfOver >= earlyCloseBall)
    return 'suspended';
  if (!profile.isSlow || !lastOver) return bookOf(model, profile, context);
  const old = lastOver.get(model.id);
  if (!old || old.suspended || !isSameQuestion(old, model)) return 'suspended';
  return isOutOfDate(old, model) ? 'suspended' : bookOf(old, profile, context);
}

const isImpossible = ({ chance }: Outcome, { staysOpen = false }: MarketModel): boolean =>
  !staysOpen && chance < impossibleBelow;

const namesOf = ({ outcomes }: MarketModel): string =>
  JSON.stringify(outcomes.map(of => [of.id, of.name]));
/** A line that has moved makes another question of the same market. */
const isSameQuestion = (a: MarketModel, b: MarketModel): boolean => namesOf(a) === namesOf(b);

const isOutOfDate = (old: MarketModel, model: MarketModel): boolean =>
  model.outcomes.some(
    ({ chance }, index) => Math.abs(chance - (old.outcomes[index]?.chance ?? 0)) > restBeyond,
  );

function bookOf(
  model: MarketModel,
  { slug, margins, mistypes, leavesOutLongest }: BookmakerProfile,
  { seed, matchId, jitterStepOf }: PricingContext,
): Map<string, number> {
  const outcomes = model.outcomes.filter(outcome => !isImpossible(outcome, model));
  const step = jitterStepOf(model.id);
  const noise = ({ id }: Outcome): number => {
    if (model.isExact) return 0;
    const subject = `${seed} ${matchId} ${model.id} ${id} ${slug}`;
    return (
      margins.twoWay *
      (opinionOfMargin * signedRandom(subject) +
        jitterOfMargin * signedRandom(`${subject} ${step}`))
    );
  };
  const strayed = outcomes.map(outcome => outcome.chance * (1 + noise(outcome)));
  const mistyped =
    mistypes && signedRandom(`${seed} ${matchId} ${model.id} ${slug} ${step}`) > mistypedAbove
      ? outcomes[0]
      : null;
  const left = leavesOutLongest ? longestOf(outcomes) : null;
  const total = strayed.reduce((sum, chance) => sum + chance, 0);
  const least = leastChance / Math.max(1, outcomes.length - 1);
  const margin = margins[sizeOf(model.outcomes.length)];
  return new Map(
    outcomes.flatMap((outcome, index): [string, number][] => {
      if (outcome === left) return [];
      const share = (strayed[index] ?? 0) / total;
      const floored = least + share * (1 - least * outcomes.length);
      const odds = onLadder(Math.max(minOdds, 1 / (floored * (1 + margin))));
      return [[outcome.id, outcome === mistyped ? onLadder(10 * odds) : odds]];
    }),
  );
}

/** The least likely outcome; the last of equal ones. */
const longestOf = (outcomes: readonly Outcome[]): Outcome | undefined =>
  outcomes.reduce<Outcome | undefined>(
    (least, outcome) => (least && least.chance < outcome.chance ? least : outcome),
    undefined,
  );

const sizeOf = (outcomes: number): keyof BookmakerProfile['margins'] =>
  outcomes === 2 ? 'twoWay' : outcomes > 6 ? 'longList' : 'manyWay';
