import { compareMarket, type ComparedBookmaker } from './comparison';
import type { BookmakerPrice, Market } from '@/lib/domain/odds/market';
import { toOdds } from '@/lib/domain/odds/odds';

/**
 * A market as it is for a visitor who compares some of its bookmakers: odds, best and unusual prices and
 * the best payout are those of the chosen ones, and a selection that none of them prices is suspended.
 * The prices, payouts and figures of all bookmakers stay. A market without prices is returned unchanged.
 */
export function compareChosen(
  market: Market,
  bookmakers: readonly ComparedBookmaker[],
  isChosen: (slug: string) => boolean,
): Market {
  if (!market.payouts) return market;
  const chosen = bookmakers.filter(({ slug }) => isChosen(slug));
  // The prices of a market are after commission, and those that are too old are suspended.
  const compared = compareMarket(market.selections.map(toQuotes), {
    bookmakers: chosen.map(bookmaker => ({ ...bookmaker, commission: 0 })),
    now: 0,
    maxAge: null,
    isSuspended: market.suspended,
  });
  return {
    ...market,
    compared: chosen.length,
    bestPayout: compared.bestPayout,
    selections: market.selections.map((selection, at) => {
      const { odds = null, best = [], prices = [] } = compared.selections[at] ?? {};
      return {
        ...selection,
        odds: toOdds(odds),
        best,
        ...(selection.prices && {
          prices: selection.prices.map(price => {
            const result = prices.find(({ bookmaker }) => bookmaker === price.bookmaker);
            return {
              ...price,
              isBest: result?.isBest ?? false,
              isUnusual: result?.state === 'unusual',
              ...(!result && { isLeftOut: true as const }),
            };
          }),
        }),
      };
    }),
  };
}

const toQuotes = ({ id, prices = [] }: Market['selections'][number]) => ({
  id,
  prices: prices.map(toQuote),
});

const toQuote = ({ bookmaker, odds, suspended }: BookmakerPrice) => ({
  bookmaker,
  odds: odds?.decimal ?? null,
  isOpen: !suspended,
  updatedAt: null,
});
