import { compareMarket, type ComparedBookmaker } from './comparison';
import type { BookmakerPrice, Market } from '@/lib/domain/odds/market';
import { toOdds } from '@/lib/domain/odds/odds';

/**
 * A market as it is for a visitor who compares some of its bookmakers: odds, best and unusual prices and
 * the best payout are those of the chosen ones, and a selection that only others price is left out.
 * The prices, payouts and figures of all bookmakers stay. Of a market without prices, as on cards, the best price
 * stays: where chosen bookmakers quote it, it is theirs, and else it is left out, too.
 */
export function compareChosen(
  market: Market,
  bookmakers: readonly ComparedBookmaker[],
  isChosen: (slug: string) => boolean,
): Market {
  if (!market.payouts) return withChosenBest(market, isChosen);
  const chosen = bookmakers.filter(({ slug }) => isChosen(slug));
  // Prices that are too old are already marked as stale.
  const compared = compareMarket(market.selections.flatMap(toQuotes), {
    bookmakers: chosen,
    now: 0,
    maxAge: null,
    isSuspended: market.suspended,
  });
  return {
    ...market,
    comparable: compared.comparable,
    bestPayout: compared.bestPayout,
    selections: market.selections.map(({ quoted: _quoted, ...selection }) => {
      const {
        odds = null,
        best = [],
        prices = [],
      } = compared.selections.find(({ id }) => id === selection.id) ?? {};
      const quoted = quotedOf(best, selection.prices ?? []);
      return {
        ...selection,
        odds: toOdds(odds),
        best,
        ...(odds === null && selection.odds !== null && { isLeftOut: true as const }),
        ...(quoted && { quoted }),
        ...(selection.prices && {
          prices: selection.prices.map(price => {
            const result = prices.find(({ bookmaker }) => bookmaker === price.bookmaker);
            return {
              ...price,
              isBest: result?.isBest ?? false,
              ...(result ? { state: result.state } : { isLeftOut: true as const }),
            };
          }),
        }),
      };
    }),
  };
}

function withChosenBest(market: Market, isChosen: (slug: string) => boolean): Market {
  if (!market.selections.some(({ best = [] }) => best.length > 0)) return market;
  return {
    ...market,
    selections: market.selections.map(selection => {
      const { best = [] } = selection;
      const chosen = best.filter(isChosen);
      if (chosen.length > 0) return { ...selection, best: chosen };
      return best.length > 0 ? { ...selection, isLeftOut: true as const } : selection;
    }),
  };
}

const toQuotes = ({ id, prices }: Market['selections'][number]) =>
  prices ? { id, prices: prices.map(toQuote) } : [];

const toQuote = ({ bookmaker, odds, quoted, state }: BookmakerPrice) => ({
  bookmaker,
  odds: (quoted ?? odds)?.decimal ?? null,
  isOpen: state !== 'suspended',
  isStale: state === 'stale',
  updatedAt: null,
});

/** The odds before commission at the first exchange of the best prices. */
const quotedOf = (best: readonly string[], prices: readonly BookmakerPrice[]) =>
  best.flatMap(slug => prices.find(({ bookmaker }) => bookmaker === slug)?.quoted ?? [])[0];
