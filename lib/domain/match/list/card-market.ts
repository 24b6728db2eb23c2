import { mainMarket, type Market } from '@/lib/domain/odds/market';
import type { Match } from '@/lib/domain/match/match';

/** More selections would make one card as high as two of the others. */
const maxSelections = 3;

/** A match with the first selections of its main market only, and the number of those left out. */
export function withCardMarket<T extends Pick<Match, 'markets'>>(
  match: T,
): { match: T; hidden: number } {
  const market: Market | null = mainMarket(match.markets);
  const hidden = (market?.selections.length ?? 0) - maxSelections;
  if (!market || hidden <= 0) return { match, hidden: 0 };
  const short = { ...market, selections: market.selections.slice(0, maxSelections) };
  return {
    match: { ...match, markets: match.markets.map(other => (other === market ? short : other)) },
    hidden,
  };
}
