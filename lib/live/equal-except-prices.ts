import type { Match } from '@/lib/domain/match/match';

/** Whether two states are equal except for prices and timestamps: prices are in the price store. */
export function equalExceptPrices(before: Match, after: Match): boolean {
  return textWithoutPrices(before) === textWithoutPrices(after);
}

/** The displayed state is compared with each update. */
const texts = new WeakMap<Match, string>();

function textWithoutPrices(match: Match): string {
  const { markets, updatedAt: _at, version: _version, ...head } = match;
  const text =
    texts.get(match) ??
    JSON.stringify([
      head,
      markets.map(market => [market.id, market.name, market.selections.map(s => [s.id, s.name])]),
    ]);
  texts.set(match, text);
  return text;
}
