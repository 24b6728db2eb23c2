import { mainMarket, type Market } from '@/lib/domain/odds/market';
import type { Match } from '@/lib/domain/match/match';
import { teamNamed } from '@/lib/domain/match/side/team-named';

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

/** Which of the teams a selection is, 0 or 1; 2 for another result, such as a draw. */
export type SelectionSide = 0 | 1 | 2;

/** 'Royal Challengers Bengaluru' and a score fit beside a price in two lines of a small phone. */
const longestName = 28;

/**
 * The side of each selection of a match's main market, so that its price can be in the line of its team;
 * null unless each team has one selection, at most one more is another result, and the names are short.
 */
export function selectionSides({
  markets,
  teams,
}: Pick<Match, 'markets' | 'teams'>): SelectionSide[] | null {
  const selections = mainMarket(markets)?.selections ?? [];
  const sides = selections.map(({ name }): SelectionSide => teamNamed(name, teams) ?? 2);
  const fits =
    [0, 1].every(side => sides.filter(other => other === side).length === 1) &&
    sides.length <= maxSelections &&
    teams.every(({ name }) => name.length <= longestName);
  return fits ? sides : null;
}
