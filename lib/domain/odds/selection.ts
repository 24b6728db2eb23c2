import type { WireSelection } from '@/lib/contract/event';
import { quotedAtExchange, toQuote, type Comparison } from './comparison/compare-event';
import type { ComparedPrice, ComparedSelection, PriceState } from './comparison/comparison';
import { toFormat } from './conversion/from-decimal';
import { toOdds, type Odds } from './odds';

/** A bookmaker's price of a selection, as a comparison shows it. */
export type BookmakerPrice = {
  bookmaker: string;
  /** After an exchange's commission; prices are ranked by it. */
  odds: Odds | null;
  /** Before the commission, what its link carries; absent without a commission. */
  quoted?: Odds;
  state: PriceState;
  isBest: boolean;
  /** Its bookmaker is not among those that the visitor compares: shown, but never best. */
  isLeftOut?: true;
  /** When its source last confirmed it, in unix seconds; null when the host does not state it. */
  updatedAt: number | null;
  /** Of a stale price: its age in seconds when it was compared. */
  age?: number;
};

/** `odds` is the best price where bookmakers are compared. */
export type Selection = {
  id: string;
  name: string;
  odds: Odds | null;
  /** The bookmakers with the best price, in published order; absent where the host names none. */
  best?: readonly string[];
  /** The odds before commission at the first exchange of `best`. */
  quoted?: Odds;
  /**
   * Its price is not of the bookmakers that the visitor compares: none of them has one, and it has no odds, or theirs
   * are not known.
   */
  isLeftOut?: true;
  /** In published order; absent where the host sends none, as on cards. */
  prices?: readonly BookmakerPrice[];
  /** The mean decimal odds of the fixed-odds bookmakers. */
  average?: number | null;
  /** The probability without margin, 0 to 1. */
  fair?: number | null;
};

/**
 * A selection with its bookmakers' prices compared. The best price that a host names is believed as
 * long as none of its bookmakers is known to have no eligible price; without an eligible price the
 * selection has none.
 */
export function toSelection(
  wire: WireSelection,
  compared: ComparedSelection | undefined,
  comparison: Comparison,
): Selection {
  const { id, name, odds, best, prices, quoted } = wire;
  const base = { id: String(id), name };
  if (!compared || !prices)
    return { ...base, odds: toOdds(odds), ...(best && { best }), ...toQuoted(quoted ?? null) };
  const isBelieved =
    best != null && compared.odds !== null && !compared.prices.some(isIneligibleOf(best));
  const shown = isBelieved ? { odds, best } : compared;
  const shownOdds = toOdds(shown.odds);
  return {
    ...base,
    odds: shownOdds,
    best: shown.best,
    ...toQuoted(quotedAtExchange(shown.best, prices, comparison.bookmakers)),
    prices: compared.prices.map(price => {
      const isBest = isBelieved ? best.includes(price.bookmaker) : price.isBest;
      return toPrice({ ...price, isBest }, wire, comparison, isBelieved ? shownOdds : null);
    }),
    average: compared.average,
    fair: compared.fair,
  };
}

const isIneligibleOf =
  (best: readonly string[]) =>
  ({ bookmaker, state }: ComparedPrice): boolean =>
    state !== 'eligible' && best.includes(bookmaker);

const toQuoted = (decimal: number | null): { quoted?: Odds } => {
  const quoted = toOdds(decimal);
  return quoted ? { quoted } : {};
};

/** `bestOdds` are those of a host that compared more bookmakers' prices than it sent. */
function toPrice(
  { bookmaker, net, state, isBest }: ComparedPrice,
  { prices }: WireSelection,
  { confirmedAt, now }: Comparison,
  bestOdds: Odds | null,
): BookmakerPrice {
  const wire = prices?.find(price => price.bookmaker === bookmaker);
  const quote = wire && toQuote(wire, confirmedAt);
  const updatedAt = quote?.updatedAt ?? null;
  return {
    bookmaker,
    odds: toOdds(net),
    ...(quote && quote.odds !== net && toQuoted(quote.odds)),
    state: isBest ? state : stateAmongMore(state, net, bestOdds),
    isBest,
    updatedAt,
    ...(state === 'stale' && updatedAt !== null && { age: Math.max(0, now - updatedAt) }),
  };
}

/** A price above the best one of more bookmakers was too far from theirs. */
function stateAmongMore(state: PriceState, net: number | null, best: Odds | null): PriceState {
  if (state !== 'eligible' || net === null || best === null) return state;
  return toFormat(net, 'decimal') > toFormat(best.decimal, 'decimal') ? 'unusual' : state;
}
